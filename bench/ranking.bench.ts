import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { openWalletSession } from '#features/holders/server/open-wallet-session.ts'
import { compactMembers } from '#features/members/server/count-statuses.ts'
import { fillCommunity } from '#features/members/server/testing-members.ts'
import { exportRanking, getRanking, getRankingFacts } from '#features/points/contract.ts'
import { seasonOf } from '#features/points/ranking/season-rules.ts'
import { markRanks } from '#features/points/ranking/server/job-mark-ranks.ts'
import { tendStandingRanges } from '#features/points/ranking/server/job-tend-standing-ranges.ts'
import { fillRanking } from '#features/points/ranking/server/testing-ranking.ts'
import { getOwnRanking } from '#features/points/wallet-contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { browserSecret } from '#testing/stories.ts'
import { openWorld } from '#testing/world.ts'
import { percentileOf, secondsOf } from './measuring.ts'
import { printTable, type Row } from './print-table.ts'

const FEW = 1000
/** A shorter run: MEMBERS=50000. */
const MANY = Number(process.env.MEMBERS ?? 1_000_000)
const ROUNDS = 100
const WALLETS = 20
/** Goals: any page and the own rank; what stands beside; ranges and marks of both rankings, made at once. */
const [PAGE_MS, FACTS_MS, RANGES_S, MARKS_S] = [20, 1000, 60, 120]
const SEARCHES = ['marie', 'zoe a1', 'łuk', '🧗', 'ab', 'مري', 'jean-marc 3f', 'nobody', 'e', 'a1b2']
/** All points different, and all equal. */
const PERIODS = { all: 'different', season: 'equal' } as const

type Filled = { token: string; issuerId: string; count: number; wallets: string[] }
type Period = keyof typeof PERIODS

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  const rows: Row[] = []
  try {
    const few = await fill(FEW)
    const many = await fill(MANY)
    await tend()
    for (const period of ['all', 'season'] as const) {
      const points = `points ${period === 'all' ? 'all different' : 'all equal'}`
      await both(`any page by its number, ${points}`, PAGE_MS, (of) =>
        page(of, { period, pageNumber: pageIn(of.count) }),
      )
      const [fewAfter, manyAfter] = [await middleOf(few, period), await middleOf(many, period)]
      await both(`a page in the middle by a cursor, ${points}`, PAGE_MS, (of) =>
        page(of, { period, after: of === few ? fewAfter : manyAfter }),
      )
      await both(`the own rank in the wallet, ${points}`, PAGE_MS, (of, at) => own(of, period, at))
      await both(`a search, ${points}`, undefined, (of, at) =>
        page(of, { period, search: SEARCHES[at % SEARCHES.length] ?? '' }),
      )
    }
    await both('what stands beside the ranking', FACTS_MS, ({ token }) => world.call(getRankingFacts, {}, { token }))
    rows.push(await exported(many))
    console.log(`  a ranking of ${MANY.toLocaleString('en')} people against one of ${FEW}, p95 of ${ROUNDS} calls`)
    printTable(rows)

    function page(
      { token, issuerId }: Filled,
      asked: { period: Period; pageNumber?: number; after?: string; search?: string },
    ) {
      return world.call(getRanking, { id: issuerId, ...asked }, { token })
    }

    function own({ issuerId, wallets }: Filled, period: Period, at: number) {
      return world.call(getOwnRanking, { issuerId, period }, { token: wallets[at % WALLETS] ?? '' })
    }

    async function middleOf(of: Filled, period: Period): Promise<string> {
      return (await page(of, { period, pageNumber: Math.ceil(of.count / 100) })).next
    }

    async function both(figure: string, most: number | undefined, ask: (of: Filled, at: number) => Promise<unknown>) {
      const times = { few: [] as number[], many: [] as number[] }
      // In turn, so that other work of the machine affects both.
      for (let at = 0; at < ROUNDS; at++) {
        times.few.push(1000 * (await secondsOf(() => ask(few, at))))
        times.many.push(1000 * (await secondsOf(() => ask(many, at))))
      }
      const [value, peer] = [percentileOf(times.many, 95), percentileOf(times.few, 95)]
      const goal = most === undefined ? {} : { goal: { most } }
      rows.push({ figure, value, unit: 'ms', ...goal, peer: { name: `${FEW} people`, value: peer } })
    }

    async function exported({ token, issuerId }: Filled): Promise<Row> {
      let people = 0
      const seconds = await secondsOf(async () => {
        for (let after = ''; ; ) {
          const part = await world.call(exportRanking, { after }, { token })
          people += part.ranking.length
          after = part.next
          if (!after) return
        }
      })
      console.log(`  ${people} people of ${issuerId} are in the file`)
      return { figure: 'ranking.csv, all parts', value: seconds, unit: 's', goal: { most: 60 } }
    }

    async function tend(): Promise<void> {
      const ranges = await secondsOf(() => tendStandingRanges(world.ctx()))
      rows.push({ figure: 'making the ranges of two rankings', value: ranges, unit: 's', goal: { most: RANGES_S } })
      const marks = await secondsOf(() => markRanks(world.ctx()))
      rows.push({ figure: 'marking the ranks of two rankings', value: marks, unit: 's', goal: { most: MARKS_S } })
      const changed = await secondsOf(() =>
        world.ctx().db.execute(sql`
          update standings set points = points + 5, reached_at = now() where ctid in (
            select ctid from standings where issuer_id = ${many.issuerId} limit 5000)`),
      )
      rows.push({ figure: '5,000 standings changed in one statement', value: 1000 * changed, unit: 'ms' })
      for (const table of ['standing_ranges', 'standing_range_counts', 'standing_marks', 'standings'])
        await world.ctx().db.execute(sql.raw(`vacuum analyze ${table}`))
    }

    async function fill(count: number): Promise<Filled> {
      const { issuerId, token } = await signUpIssuer(world, `Bench ${count}`)
      const { db } = world.ctx()
      const season = seasonOf(world.now(), 'UTC')
      const seconds = await secondsOf(() =>
        // Without triggers, which count row by row what is counted below at once; the job makes the ranges.
        inTransaction(world.ctx(), async (ctx) => {
          await ctx.db.execute(sql`set local session_replication_role = replica`)
          await fillCommunity(ctx, issuerId, count)
          for (const period of ['all', 'season'] as const)
            await fillRanking(ctx, {
              issuerId,
              period: period === 'all' ? 'all' : season,
              points: PERIODS[period],
              count,
            })
          await ctx.db.execute(sql`
            insert into member_names (issuer_id, holder_id, sort_name) select issuer_id, holder_id, sort_name from members
            where issuer_id = ${issuerId} and sort_name <> ''`)
          await ctx.db.execute(sql`
            insert into member_counts (issuer_id, status, delta)
            select issuer_id, member_status(ended_at, suspended_at), count(*) from members
            where issuer_id = ${issuerId} group by 1, 2`)
        }),
      )
      for (const table of ['members', 'holders', 'member_names', 'standings'])
        await db.execute(sql.raw(`vacuum analyze ${table}`))
      await compactMembers(world.ctx())
      console.log(`  ${count} members with two standings each written in ${seconds.toFixed(1)} s`)
      return { issuerId, token, count, wallets: await walletsOf(issuerId, count) }
    }

    /** Wallets anywhere in the rankings. */
    async function walletsOf(issuerId: string, count: number): Promise<string[]> {
      const rows = await rowsOf<{ holderId: string }>(
        world.ctx().db,
        sql`select holder_id as "holderId" from standings
        where issuer_id = ${issuerId} and period = 'all' and is_member and points % ${Math.floor(count / WALLETS / 2)}::int = 0
        limit ${WALLETS}::int`,
      )
      const opened = rows.map(({ holderId }) =>
        openWalletSession(world.ctx(), { holderId, renewSecret: browserSecret(), fromClaim: false }),
      )
      return (await Promise.all(opened)).map(({ token }) => token)
    }
  } finally {
    await world.close()
  }
}

/** A page of fifty rows anywhere in a ranking, from which a few people left. */
function pageIn(count: number): number {
  return 1 + Math.floor((Math.random() * 0.95 * count) / 50)
}
