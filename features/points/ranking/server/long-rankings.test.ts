import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { fillCommunity } from '#features/members/server/testing-members.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { poolOf, testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { tendStandingRanges } from './job-tend-standing-ranges.ts'
import { rankedRows } from './ranked-rows.ts'
import { countRanked, type Ranking, ranksOf } from './ranking-places.ts'
import { fillRanking, type PointsOf, wholeRanking } from './testing-ranking.ts'

const PEOPLE = 2500
const SIZES = { from: 1000, people: 100, most: 400 }
const PERIODS: Record<string, PointsOf> = { all: 'different', '2026Q3': 'equal', '2026Q4': 'few' }
let world: World
let issuerId: string

beforeAll(async () => {
  world = await openWorld()
  issuerId = (await signUpIssuer(world, 'Federation')).issuerId
})
afterAll(() => world.close())

/** Every page, rank and count of a ranking is what the database counts without ranges. */
async function isExact(ranking: Ranking): Promise<void> {
  const ctx = world.ctx()
  const whole = await wholeRanking(ctx, ranking.issuerId, ranking.period)
  expect(await countRanked(ctx, ranking)).toBe(whole.length)
  const last = whole.length - 50
  for (const offset of [0, 50, Math.floor(whole.length / 3), last]) {
    const page = await rankedRows(ctx, ranking, { limit: 50, after: undefined, offset })
    const expected = whole.slice(offset, offset + 50).map(({ did, rank }) => [did, rank])
    expect(page.map(({ did, rank }) => [did, rank])).toEqual(expected)
    const after = page.at(-1)
    const next = await rankedRows(ctx, ranking, { limit: 50, after, offset: 0 })
    expect(next.map(({ did, rank }) => [did, rank])).toEqual(
      whole.slice(offset + 50, offset + 100).map(({ did, rank }) => [did, rank]),
    )
  }
  const some = whole.filter((_, at) => at % 97 === 0)
  const ranks = await ranksOf(
    ctx,
    ranking,
    some.map(({ points }) => points),
  )
  for (const { points, rank } of some) expect(ranks.get(points)).toBe(rank)
}

/** The pages that are read for the rank of some points, with the plan of a long ranking: few rows are rather sorted. */
function pagesRead(ranking: Ranking, points: number): Promise<number> {
  return world.ctx().db.transaction(async (db) => {
    let pages = 0
    for (const way of ['sort', 'seqscan', 'bitmapscan']) await db.execute(sql.raw(`set local enable_${way} = off`))
    const execute = async (asked: SQL) => {
      const rows = await rowsOf<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        db,
        sql`explain (analyze, buffers, format json) ${asked}`,
      )
      const plan = rows[0]?.['QUERY PLAN'][0].Plan
      pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
      return { rows: [] }
    }
    await ranksOf({ ...world.ctx(), db: { execute } as unknown as Context['db'] }, ranking, [points])
    return pages
  })
}

/** The ids of the rows that say how many people each range has. */
async function countIds(): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(world.ctx().db, sql`select id from standing_range_counts order by 1`)
  return rows.map(({ id }) => id)
}

async function rangesOf(): Promise<{ most: number; ranges: number }> {
  const rows = await rowsOf<{ most: number; ranges: number }>(
    world.ctx().db,
    sql`
    select max(people)::int as most, count(*)::int as ranges from (
      select r.id, coalesce(sum(c.delta), 0) as people from standing_ranges r
      left join standing_range_counts c on c.range_id = r.id group by 1
    ) as counted`,
  )
  return rows[0] ?? { most: 0, ranges: 0 }
}

const changes = (part: number, round: number) => {
  const theirs = `issuer_id = $1 and abs(hashtext(holder_id)) % 4 = ${part}`
  const some = (of: number) => `${theirs} and abs(hashtext(did)) % ${of} = ${round}`
  return [
    `update standings set points = 500, reached_at = now() where ${some(11)}`,
    `delete from standings where ${some(47)}`,
    `update standings set is_member = not is_member where ${some(23)}`,
    `insert into standings select issuer_id, period, holder_id || '-${round}', did || '-${round}', points - 3, reached_at,
       true from standings where ${some(7)}`,
  ]
}

/** Makes changes on a connection of their own, and does some work before they are committed. */
async function change(statements: string[], work: () => Promise<unknown>, end = 'commit'): Promise<void> {
  const client = await poolOf(world).connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement, [issuerId])
    await work()
    await client.query(end)
  } finally {
    client.release()
  }
}

testOnPostgres('ranks a big community exactly, whatever its points, while they change', async () => {
  const ctx = world.ctx()
  await fillCommunity(ctx, issuerId, PEOPLE)
  const rankings = Object.keys(PERIODS).map((period) => ({ issuerId, period }))
  for (const [period, points] of Object.entries(PERIODS))
    await fillRanking(ctx, { issuerId, period, points, count: PEOPLE })

  // Ranges are made once an earlier change is committed, so that it is counted once.
  let tending: Promise<void> | undefined
  await change(changes(0, 0), async () => {
    tending = tendStandingRanges(ctx, SIZES)
    await expect.poll(() => waitingForLocks(world)).toBe(1)
  })
  await tending
  expect((await rangesOf()).ranges).toBeGreaterThan(60)
  for (const ranking of rankings) await isExact(ranking)
  // Of equal points as little is read as of different ones.
  // Not only analyzed: how many dead rows are left is chance.
  await ctx.db.execute(sql`vacuum analyze standings`)
  const ofDifferent = await pagesRead({ issuerId, period: 'all' }, PEOPLE / 2)
  expect(await pagesRead({ issuerId, period: '2026Q3' }, 100)).toBeLessThan(1.3 * ofDifferent)
  // Counts without changes are not written again.
  const ids = await countIds()
  await tendStandingRanges(ctx, SIZES)
  expect(await countIds()).toEqual(ids)

  const changing = [0, 1, 2, 3].map(async (part) => {
    for (let round = 1; round < 5; round++)
      await change(changes(part, round), () => Promise.resolve(), round === 3 ? 'rollback' : 'commit')
  })
  const splitting = (async () => {
    for (let round = 0; round < 4; round++) await tendStandingRanges(ctx, SIZES)
  })()
  await Promise.all([...changing, splitting])
  await tendStandingRanges(ctx, SIZES)
  expect((await rangesOf()).most).toBeLessThanOrEqual(SIZES.most)
  for (const ranking of rankings) await isExact(ranking)

  await ctx.db.execute(sql`delete from standings where issuer_id = ${issuerId} and abs(hashtext(did)) % 10 > 0`)
  await tendStandingRanges(ctx, SIZES)
  expect((await rangesOf()).ranges).toBeLessThan(60)
  for (const ranking of rankings) await isExact(ranking)
})
