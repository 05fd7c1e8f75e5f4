import { sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { ClaimedBadge } from './badges-of-claims.ts'
import { canBeSuspended } from './status/change-badges.ts'
import { badges } from './tables.ts'

type SomeBadge = Pick<ClaimedBadge, 'id' | 'claimId' | 'did'> & { isSuspendable: boolean }

/**
 * As `badgesOfClaims`, with a limit per claim and by an index: a link may have issued a hundred thousand badges. Where
 * there are more, it is unspecified which are returned.
 */
export async function someBadgesOfClaims(ctx: Context, claimIds: string[], most: number): Promise<SomeBadge[]> {
  if (claimIds.length === 0) return []
  const ids = sql.join(
    claimIds.map((id) => sql`${id}`),
    sql`, `,
  )
  return rowsOf<SomeBadge>(
    ctx.db,
    sql`select given.id, given.claim_id as "claimId", ${holders.did},
      ${canBeSuspended(sql`given.credential`)} as "isSuspendable"
    from unnest(array[${ids}]::text[]) as asked(id)
    cross join lateral (
      select * from ${badges} where ${badges.claimId} = asked.id order by ${badges.holderId} limit ${most}
    ) as given
    inner join ${holders} on ${holders.id} = given.holder_id
    order by given.issued_at, given.id`,
  )
}
