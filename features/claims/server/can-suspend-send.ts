import { sql } from 'drizzle-orm'
import { canBeSuspended } from '#features/badges/server/status/change-badges.ts'
import { badges } from '#features/badges/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { COUNT_MAX } from '../row-count-rules.ts'
import { claims } from './tables.ts'

/** Whether any badge of the rows sent together with a claim can be suspended; looks at `COUNT_MAX` rows at most. */
export async function canSuspendSend(ctx: Context, templateId: string, claimId: string): Promise<boolean> {
  const [row] = await rowsOf<{ canBe: boolean }>(
    ctx.db,
    sql`select exists (
      select from (
        select ${claims.id} from ${claims}
        where ${claims.sendId} = (select row.send_id from ${claims} row where row.id = ${claimId} and row.template_id = ${templateId})
        limit ${COUNT_MAX}
      ) as sent
      inner join ${badges} on ${badges.claimId} = sent.id
      where ${canBeSuspended(sql`${badges.credential}`)}
    ) as "canBe"`,
  )
  return row?.canBe ?? false
}
