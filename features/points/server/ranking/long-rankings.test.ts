import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { fillCommunity } from '#features/members/server/testing-members.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { poolOf, testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { tendStandingRanges } from './job-tend-standing-ranges.ts'
import { rankedRows } from './ranked-rows.ts'
import { countRanked, type Ranking, ranksOf } from './ranking-places.ts'
import { fillRanking, type PointsOf, wholeRanking } from './testing-ranking.ts'

const PEOPLE = 12_000
const PERIODS: Record<string, PointsOf> = { all: 'different', '2026Q3': 'equal', '2026Q4': 'few' }
let world: World
let issuerId: string

beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  issuerId = (await signUpIssuer(world, 'Federation')).issuerId
})
afterAll(() => world.close())

/** Every page, rank and count of a ranking is what the database counts without ranges. */
async function isExact(ranking: Ranking): Promise<void> {
  const ctx = world.ctx()
  const whole = await wholeRanking(ctx, ranking.issuerId, ranking.period)
  expect(await countRanked(ctx, ranking)).toBe(whole.length)
  const last = whole.length - 50
  for (const offset of [0, 50, 1000, Math.floor(whole.length / 3), last]) {
    const page = await rankedRows(ctx, ranking, { limit: 50, after: undefined, offset })
    const expected = whole.slice(offset, offset + 50).map(({ did, rank }) => [did, rank])
    expect(page.map(({ did, rank }) => [did, rank])).toEqual(expected)
    const after = page.at(-1)
    const next = await rankedRows(ctx, ranking, { limit: 50, after, offset: 0 })
    expect(next.map(({ did, rank }) => [did, rank])).toEqual(
      whole.slice(offset + 50, offset + 100).map(({ did, rank }) => [did, rank]),
    )
  }
  const some = whole.filter((_, at) => at % 997 === 0)
  const ranks = await ranksOf(
    ctx,
    ranking,
    some.map(({ points }) => points),
  )
  for (const { points, rank } of some) expect(ranks.get(points)).toBe(rank)
}

async function rangesOf(): Promise<{ most: number; ranges: number }> {
  const { rows } = (await world.ctx().db.execute(sql`
    select max(people)::int as most, count(*)::int as ranges from (
      select r.id, coalesce(sum(c.delta), 0) as people from standing_ranges r
      left join standing_range_counts c on c.range_id = r.id group by 1
    ) as counted`)) as unknown as { rows: { most: number; ranges: number }[] }
  return rows[0] ?? { most: 0, ranges: 0 }
}

testOnPostgres('ranks a big community exactly, whatever its points, while they change at once', async () => {
  const ctx = world.ctx()
  await fillCommunity(ctx, issuerId, PEOPLE)
  const rankings = Object.keys(PERIODS).map((period) => ({ issuerId, period }))
  for (const [period, points] of Object.entries(PERIODS))
    await fillRanking(ctx, { issuerId, period, points, count: PEOPLE })
  await tendStandingRanges(ctx)
  expect((await rangesOf()).ranges).toBe(36)
  for (const ranking of rankings) await isExact(ranking)

  // Four connections change, add, remove and hide people, in transactions of several statements, while ranges are split.
  const changing = [0, 1, 2, 3].map(async (part) => {
    const client = await poolOf(world).connect()
    try {
      for (let round = 0; round < 6; round++) {
        await client.query('begin')
        const theirs = `issuer_id = $1 and abs(hashtext(holder_id)) % 4 = ${part}`
        await client.query(
          `update standings set points = 500, reached_at = now() where ${theirs} and abs(hashtext(did)) % 11 = $2`,
          [issuerId, round],
        )
        await client.query(`delete from standings where ${theirs} and abs(hashtext(did)) % 97 = $2`, [issuerId, round])
        await client.query(
          `update standings set is_member = not is_member where ${theirs} and abs(hashtext(did)) % 53 = $2`,
          [issuerId, round],
        )
        await client.query(
          `insert into standings select issuer_id, period, holder_id || '-${round}', did || '-${round}', points - 3,
             reached_at, true from standings where ${theirs} and length(holder_id) < 62 and abs(hashtext(did)) % 7 = $2`,
          [issuerId, round],
        )
        await client.query(round % 3 === 2 ? 'rollback' : 'commit')
      }
    } finally {
      client.release()
    }
  })
  const tending = (async () => {
    for (let round = 0; round < 4; round++) await tendStandingRanges(world.ctx())
  })()
  await Promise.all([...changing, tending])
  for (const ranking of rankings) await isExact(ranking)
  await tendStandingRanges(ctx)
  expect((await rangesOf()).most).toBeLessThanOrEqual(4096)
  for (const ranking of rankings) await isExact(ranking)

  await ctx.db.execute(sql`delete from standings where issuer_id = ${issuerId} and abs(hashtext(did)) % 10 > 0`)
  await tendStandingRanges(ctx)
  expect((await rangesOf()).ranges).toBeLessThan(36)
  for (const ranking of rankings) await isExact(ranking)
})
