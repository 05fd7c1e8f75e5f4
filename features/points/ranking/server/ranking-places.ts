import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { FIRST_POINTS } from '../../rules.ts'
import { standingRangeCounts, standingRanges, standings } from '../../server/tables.ts'

/** A ranking of a community: of all time, a season or a quest. */
export type Ranking = { issuerId: string; period: string }
/** The place of a row: its points, the moment they were reached in microseconds, and the DID. */
export type Place = { points: number; reachedAt: string; did: string }

/** The condition of a ranking's rows. */
export function isRanked({ issuerId, period }: Ranking): SQL {
  return sql`${standings.issuerId} = ${issuerId} and ${standings.period} = ${period} and ${standings.isMember}`
}

/** The condition that a row comes after a place, or (`<`) before it. */
export function isBeyond(sign: '>' | '<' | '>=', { points, reachedAt, did }: Place): SQL {
  return sql`(-${standings.points}, ${standings.reachedAt}, ${standings.did}) ${sql.raw(sign)}
    (${-points}::bigint, ${instantOf(reachedAt)}, ${did})`
}

/** The order of a ranking, or (`desc`) from its end. */
export function inOrder(direction: 'asc' | 'desc' = 'asc'): SQL {
  const to = sql.raw(direction)
  return sql`(-${standings.points}) ${to}, ${standings.reachedAt} ${to}, ${standings.did} ${to}`
}

/** How many people a ranking has. */
export async function countRanked(ctx: Context, ranking: Ranking): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    ctx.db,
    sql`with ${rangesOf(ranking)}
    select case when exists (select from ranges) then (select sum(people) from ranges)
      else (select count(*) from ${standings} where ${isRanked(ranking)}) end::int as n`,
  )
  return row?.n ?? 0
}

/** Where the page after a number of rows begins: at its range, so that at most a range is read. */
export async function placeOfPage(
  ctx: Context,
  ranking: Ranking,
  offset: number,
): Promise<{ from: Place | undefined; offset: number }> {
  if (offset === 0) return { from: undefined, offset }
  const [range] = await rowsOf<Place & { before: number }>(
    ctx.db,
    sql`with ${rangesOf(ranking)}
    select points::float8 as points, ${microsecondsOf(sql`reached_at`)} as "reachedAt", did, before::int as before
    from ranges where before <= ${offset}::bigint and before + people > ${offset}::bigint limit 1`,
  )
  if (!range) return { from: undefined, offset }
  const { before, ...from } = range
  return { from, offset: offset - before }
}

/** The ranks of some numbers of points: people with more of them, and 1. */
export async function ranksOf(ctx: Context, ranking: Ranking, points: number[]): Promise<Map<number, number>> {
  const distinct = [...new Set(points)]
  const before = await countBefore(ctx, ranking, distinct.map(firstOf))
  return new Map(distinct.map((points, at) => [points, 1 + (before[at] ?? 0)]))
}

/** The place before all people with a number of points. */
export function firstOf(points: number): Place {
  return { points, reachedAt: '0', did: '' }
}

/** How many people come before each place: in the ranges before its own, and in that one. */
export async function countBefore(ctx: Context, ranking: Ranking, places: Place[]): Promise<number[]> {
  if (places.length === 0) return []
  const asked = JSON.stringify(places.map((place, at) => ({ ...place, at })))
  const rows = await rowsOf<{ n: number }>(
    ctx.db,
    sql`with ${rangesOf(ranking)}, asked as (
      select at, -points as below, ${instantOf(sql`"reachedAt"`)} as reached_at, did collate "C" as did
      from json_to_recordset(${asked}::json) as a (at int, points bigint, "reachedAt" text, did text)
    )
    select (coalesce(r.before, 0) + (
      select count(*) from (
        -- As many rows as the range has: the end of a comparison of rows does not end the reading of an index whose first
        -- column is equal, so that of equal points all would be read.
        select (-${standings.points}) as below, ${standings.reachedAt} as reached_at, ${standings.did} as did
        from ${standings} where ${isRanked(ranking)}
          and (-${standings.points}, ${standings.reachedAt}, ${standings.did})
            >= (coalesce(-r.points, ${-FIRST_POINTS}::bigint), coalesce(r.reached_at, 'epoch'), coalesce(r.did, ''))
        order by ${inOrder()} limit r.people
      ) s where (s.below, s.reached_at, s.did) < (a.below, a.reached_at, a.did)
    ))::int as n
    from asked a left join lateral (
      select * from ranges r where (-r.points, r.reached_at, r.did) <= (a.below, a.reached_at, a.did)
      order by r.at desc limit 1
    ) r on true order by a.at`,
  )
  return rows.map(({ n }) => n)
}

/** A common table: the ranges of a ranking in order, with the people in each of them and before it. */
function rangesOf({ issuerId, period }: Ranking): SQL {
  return sql`ranges as materialized (
    select points, reached_at, did, people, sum(people) over (order by at) - people as before, at
    from (
      select r.top_points as points, r.top_reached_at as reached_at, r.top_did as did, coalesce(c.people, 0) as people,
        row_number() over (order by -r.top_points, r.top_reached_at, r.top_did)::int as at
      from ${standingRanges} r
      left join (
        select c.range_id, sum(c.delta::int)::int as people
        from ${standingRanges} of_it join ${standingRangeCounts} c on c.issuer_id = of_it.issuer_id and c.range_id = of_it.id
        where of_it.issuer_id = ${issuerId} and of_it.period = ${period} group by 1
      ) c on c.range_id = r.id
      where r.issuer_id = ${issuerId} and r.period = ${period}
    ) as counted
  )`
}

/** An instant as microseconds, which a Date would round. */
export function microsecondsOf(instant: SQL): SQL<string> {
  return sql<string>`(extract(epoch from ${instant}) * 1000000)::bigint::text`
}

/** The instant of `microsecondsOf`. */
export function instantOf(microseconds: string | SQL): SQL {
  return sql`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`
}
