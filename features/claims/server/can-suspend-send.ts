import { sql } from 'drizzle-orm'
import { canBeSuspended } from '#features/badges/server/change-badges.ts'
import type { Context } from '#platform/context.ts'
import { COUNT_MAX } from '../row-count-rules.ts'

/** Whether any badge of the rows sent together with a claim can be suspended; looks at `COUNT_MAX` rows at most. */
export async function canSuspendSend(ctx: Context, templateId: string, claimId: string): Promise<boolean> {
  const answer = await ctx.db.execute(sql`
    select exists (
      select from (
        select claims.id from claims
        where claims.send_id = (select row.send_id from claims row where row.id = ${claimId} and row.template_id = ${templateId})
        limit ${COUNT_MAX}
      ) as sent
      inner join badges on badges.claim_id = sent.id
      where ${canBeSuspended(sql`badges.credential`)}
    ) as "canBe"`)
  return (answer as unknown as { rows: { canBe: boolean }[] }).rows[0]?.canBe ?? false
}
