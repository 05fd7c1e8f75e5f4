import { and, type SQL, sql } from 'drizzle-orm'
import { RANGED_FROM } from '#features/members/rules.ts'
import { memberCounts } from '#features/members/server/tables.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { FIRST_POINTS, RANGE_MAX, RANGE_PEOPLE } from '../../rules.ts'
import { standingRangeCounts, standingRanges, standings } from '../../server/tables.ts'
import { inOrder, instantOf, isBeyond, isRanked, microsecondsOf, type Place, type Ranking } from './ranking-places.ts'

/** Ranges beyond this many times the number that is needed are made again. */
const LOOSE = 4
/** Changes of a range that are summed as they are read. */
const CHANGES_MAX = 4
/** From how many people a ranking has ranges, how many one begins with, and above how many it is split. */
const SIZES = { from: RANGED_FROM, people: RANGE_PEOPLE, most: RANGE_MAX }
type Sizes = typeof SIZES

/**
 * Keeps the ranges of big rankings small: makes them once a ranking is big, splits those that have grown past `RANGE_MAX`
 * people, and makes a ranking's again when many are nearly empty. Their counts are right at any time; only paging gets
 * slower without this. Tests give smaller sizes.
 */
export async function tendStandingRanges(ctx: Context, sizes = SIZES): Promise<void> {
  for (const ranking of await newlyBig(ctx, sizes)) await makeRanges(ctx, ranking, sizes)
  for (const ranking of await loose(ctx, sizes)) await makeRanges(ctx, ranking, sizes)
  for (const { id, ...ranking } of await full(ctx, sizes)) await splitRange(ctx, ranking, id, sizes)
  await compactCounts(ctx)
  // A range that was split while its counts were compacted leaves their sum behind.
  await ctx.db.execute(sql`
    delete from ${standingRangeCounts} c where not exists (select from ${standingRanges} r where r.id = c.range_id)`)
}

/**
 * Sums the changes of ranges that have some; those of others, nearly all of a long ranking, stay as they are. Concurrent runs
 * compact different rows, and readers see either the old rows or their sum.
 */
async function compactCounts(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`
    with taken as (
      select id from ${standingRangeCounts} where range_id in (
        select range_id from ${standingRangeCounts} group by 1 having count(*) > ${CHANGES_MAX}::int
      ) for update skip locked
    ), gone as (
      delete from ${standingRangeCounts} c using taken where c.id = taken.id returning c.issuer_id, c.range_id, c.delta
    )
    insert into ${standingRangeCounts} (issuer_id, range_id, delta)
    select issuer_id, range_id, sum(delta) from gone group by 1, 2 having sum(delta) <> 0`)
}

/** Rankings without ranges that have become big; only big communities have any. */
async function newlyBig(ctx: Context, { from }: Sizes): Promise<Ranking[]> {
  return rowsOf<Ranking>(
    ctx.db,
    sql`with recursive big as (
      select issuer_id from ${memberCounts} where status <> 'left' group by 1 having sum(delta) >= ${from}::int
    ), rankings as (
      select issuer_id, (select min(period) from ${standings} s where s.issuer_id = big.issuer_id) as period from big
      union all
      select issuer_id, (
        select min(s.period) from ${standings} s where s.issuer_id = r.issuer_id and s.period > r.period
      ) from rankings r where r.period is not null
    )
    select issuer_id as "issuerId", period from rankings r
    where period is not null
      and not exists (select from ${standingRanges} g where g.issuer_id = r.issuer_id and g.period = r.period)
      and (select count(*) from (
        select from ${standings} s where s.issuer_id = r.issuer_id and s.period = r.period and s.is_member
        limit ${from}::int
      ) as counted) >= ${from}::int`,
  )
}

async function loose(ctx: Context, { people }: Sizes): Promise<Ranking[]> {
  return rowsOf<Ranking>(
    ctx.db,
    sql`select issuer_id as "issuerId", period from (
      select r.issuer_id, r.period, coalesce(c.people, 0) as people from ${standingRanges} r left join ${peopleByRange} c
      on c.range_id = r.id
    ) as counted group by 1, 2
    having count(*) > 10 + ${LOOSE}::int * sum(people) / ${people}::int`,
  )
}

async function full(ctx: Context, { most }: Sizes): Promise<(Ranking & { id: number })[]> {
  return rowsOf<Ranking & { id: number }>(
    ctx.db,
    sql`select r.id::float8 as id, r.issuer_id as "issuerId", r.period from ${standingRanges} r join ${peopleByRange} c
    on c.range_id = r.id where c.people > ${most}::int`,
  )
}

const peopleByRange = sql`(select range_id, sum(delta) as people from ${standingRangeCounts} group by 1)`

/** Makes the ranges of a ranking again, while its standings cannot change. */
function makeRanges(ctx: Context, ranking: Ranking, sizes: Sizes): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockStandings(ctx, ranking.issuerId)
    await ctx.db.execute(sql`
      with gone as (
        delete from ${standingRanges} where issuer_id = ${ranking.issuerId} and period = ${ranking.period} returning id
      )
      delete from ${standingRangeCounts} where range_id in (select id from gone)`)
    await insertRanges(ctx, ranking, { points: FIRST_POINTS, reachedAt: '0', did: '' }, undefined, sizes)
  })
}

/** Splits a range that has too many people, while the standings cannot change. */
function splitRange(ctx: Context, ranking: Ranking, rangeId: number, sizes: Sizes): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockStandings(ctx, ranking.issuerId)
    const rows = await rowsOf<Place>(
      ctx.db,
      sql`select n.top_points::float8 as points, ${microsecondsOf(sql`n.top_reached_at`)} as "reachedAt", n.top_did as did
      from ${standingRanges} r join ${standingRanges} n on n.issuer_id = r.issuer_id and n.period = r.period
        and (-n.top_points, n.top_reached_at, n.top_did) >= (-r.top_points, r.top_reached_at, r.top_did)
      where r.id = ${rangeId}::bigint order by -n.top_points, n.top_reached_at, n.top_did limit 2`,
    )
    const [range, next] = rows
    if (!range) return
    await ctx.db.execute(sql`
      with gone as (delete from ${standingRanges} where id = ${rangeId}::bigint returning id)
      delete from ${standingRangeCounts} where range_id in (select id from gone)`)
    await insertRanges(ctx, ranking, range, and(isBeyond('>=', range), next && isBeyond('<', next)), sizes)
  })
}

/** Makes ranges of the rows that fulfil `where`, the first from a place; one, too, if there are no rows. */
async function insertRanges(
  ctx: Context,
  ranking: Ranking,
  from: Place,
  where: SQL | undefined,
  sizes: Sizes,
): Promise<void> {
  const { issuerId, period } = ranking
  await ctx.db.execute(sql`
    with numbered as (
      select points, reached_at, did, row_number() over (order by ${inOrder()}) as at
      from ${standings} where ${isRanked(ranking)} and ${where ?? sql`true`}
    ), parts as (
      select (at - 1) / ${sizes.people}::int as part, count(*) as people, min(at) as first_at from numbered group by 1
      union all
      select 0, 0, 0 where not exists (select from numbered)
    ), tops as (
      select part, people, case when part = 0 then ${from.points}::bigint else points end as points,
        case when part = 0 then ${instantOf(from.reachedAt)} else reached_at end as reached_at,
        case when part = 0 then ${from.did}::text else did end collate "C" as did
      from parts left join numbered on at = first_at
    ), made as (
      insert into ${standingRanges} (issuer_id, period, top_points, top_reached_at, top_did)
      select ${issuerId}, ${period}, points, reached_at, did from tops
      returning id, top_points, top_reached_at, top_did
    )
    insert into ${standingRangeCounts} (issuer_id, range_id, delta)
    select ${issuerId}, m.id, t.people from tops t join made m
      on (m.top_points, m.top_reached_at, m.top_did) = (t.points, t.reached_at, t.did)`)
}

/** Makes changes of a community's standings wait until the commit; a trigger on them takes this lock shared. */
export async function lockStandings(ctx: Context, issuerId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`standings:${issuerId}`}, 0))`)
}
