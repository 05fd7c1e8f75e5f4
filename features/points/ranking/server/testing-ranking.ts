import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'

/** How many points the person number `n` has, as SQL. */
export type PointsOf = 'different' | 'equal' | 'few'
const POINTS = { different: sql`n`, equal: sql`100`, few: sql`n * 31 % 977 - 20` }

/**
 * Puts members that `fillCommunity` made into a ranking, directly in the database, for tests and benches of long ones: with
 * points that are all different, all equal, or few that repeat.
 */
export async function fillRanking(
  ctx: Context,
  { issuerId, period, points, from = 0, count }: Filled & { from?: number },
): Promise<void> {
  await ctx.db.execute(sql`
    insert into standings (issuer_id, period, holder_id, did, points, reached_at, is_member)
    select ${issuerId}, ${period}, h.id, h.did, ${POINTS[points]},
      '2026-10-02'::timestamptz + (n::bigint * 7919 % 1000003) * interval '1 second', m.ended_at is null
    from generate_series(${from + 1}::int, ${from + count}::int) as n
    join holders h on h.id = ${issuerId} || '-' || md5(n::text)
    join members m on m.issuer_id = ${issuerId} and m.holder_id = h.id`)
}
type Filled = { issuerId: string; period: string; points: PointsOf; count: number }

/** A ranking as one statement of the database sorts and counts it: the oracle of its ranges. */
export async function wholeRanking(ctx: Context, issuerId: string, period: string) {
  return rowsOf<{ holderId: string; did: string; points: number; rank: number }>(
    ctx.db,
    sql`
    select holder_id as "holderId", did, points::float8 as points, (rank() over (order by points desc))::int as rank
    from standings where issuer_id = ${issuerId} and period = ${period} and is_member
    order by points desc, reached_at, did`,
  )
}
