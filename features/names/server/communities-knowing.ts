import { type SQL, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { belonging } from '../hooks.ts'
import { communityNames } from './tables.ts'

/** A statement of the communities that know a holder: by a badge, a membership, or a name. */
export function communitiesKnowing(holderId: string): SQL {
  return sql`${belonging.get().communitiesOf(holderId)}
    union select issuer_id from ${communityNames} where holder_id = ${holderId}`
}

/** Whether a community, not a deleted one, knows a holder. */
export async function isKnownIn(ctx: Context, issuerId: string, holderId: string): Promise<boolean> {
  const rows = await rowsOf(
    ctx.db,
    sql`select from ${issuers} where id = ${issuerId} and deleted_at is null
      and id in (${communitiesKnowing(holderId)})`,
  )
  return rows.length > 0
}
