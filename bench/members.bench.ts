import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import type { CallInput } from '#base/endpoint.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { exportMembers, getMember, listMembers } from '#features/members/contract.ts'
import { ORDERS } from '#features/members/rules.ts'
import { compactMembers } from '#features/members/server/count-statuses.ts'
import { tendRanges } from '#features/members/server/job-tend-ranges.ts'
import { fillCommunity, fillNames } from '#features/members/server/testing-members.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld } from '#testing/world.ts'
import { percentileOf, secondsOf } from './measuring.ts'
import { printTable, type Row } from './print-table.ts'

const FEW = 1000
/** A shorter run: MEMBERS=50000. */
const MANY = Number(process.env.MEMBERS ?? 1_000_000)
const ROUNDS = 100
const FILLED_AT_ONCE = 50_000
/** Goals: any page, order and search; the profile; the whole file, and what it adds to the memory of the process. */
const [PAGE_MS, RATIO, PROFILE_MS, FILE_S, FILE_MB] = [20, 2, 5, 60, 50]
const SEARCHES = [
  'marie',
  'zoe a1',
  'łuk',
  '🧗',
  'ab',
  'مري',
  'jean-marc 3f',
  'nobody',
  'e',
  'a1b2',
  'listed 3f',
  'person4711@',
]
const MB = 1024 * 1024

type Asked = CallInput<typeof listMembers>
type Filled = { token: string; issuerId: string; count: number; cursors: Map<string, string>; did: string }

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const [few, many] = [await fill(FEW), await fill(MANY)]
    const rows: Row[] = []
    for (const order of ORDERS)
      await measure(`any page by its number, ${order}`, ({ count }) => ({ order, pageNumber: pageIn(count) }))
    for (const order of ORDERS)
      await measure(`a page in the middle by a cursor, ${order}`, ({ cursors }) => ({
        order,
        after: cursors.get(order) ?? '',
      }))
    for (const order of ['newest', 'pseudo', '-points'] as const)
      await measure(`a search, ${order}`, (_, at) => ({ order, search: SEARCHES[at % SEARCHES.length] ?? '' }))
    await both('the panel of a member in the middle', PAGE_MS, ({ token, did }) =>
      world.call(getMember, { did, order: 'points' }, { token }),
    )
    await both('GET /managers', PROFILE_MS, ({ token }) => world.call(getIssuer, {}, { token }))
    rows.push(...(await exported(many)))
    console.log(
      `  a community of ${MANY.toLocaleString('en')} against one of ${FEW.toLocaleString('en')}, p95 of ${ROUNDS} calls`,
    )
    printTable(rows)

    function measure(figure: string, asked: (of: Filled, at: number) => Asked): Promise<void> {
      return both(figure, PAGE_MS, (of, at) => world.call(listMembers, asked(of, at), { token: of.token }))
    }

    async function both(figure: string, most: number, ask: (of: Filled, at: number) => Promise<unknown>) {
      const times = { few: [] as number[], many: [] as number[] }
      // In turn, so that other work of the machine affects both.
      for (let at = 0; at < ROUNDS; at++) {
        times.few.push(1000 * (await secondsOf(() => ask(few, at))))
        times.many.push(1000 * (await secondsOf(() => ask(many, at))))
      }
      const [value, peer] = [percentileOf(times.many, 95), percentileOf(times.few, 95)]
      rows.push({ figure, value, unit: 'ms', goal: { most }, peer: { name: `${FEW} members`, value: peer } })
      rows.push({ figure: '  against few', value: value / peer, unit: 'x', goal: { most: RATIO } })
    }

    /** All parts of the file, as the studio asks for them, and the most memory that this process has taken meanwhile. */
    async function exported({ token, count }: Filled): Promise<Row[]> {
      globalThis.gc?.()
      const before = process.memoryUsage().rss
      let [most, people] = [before, 0]
      const seconds = await secondsOf(async () => {
        for (let after = ''; ; ) {
          const part = await world.call(exportMembers, { after }, { token })
          people += part.members.length
          most = Math.max(most, process.memoryUsage().rss)
          after = part.last
          if (!after) return
        }
      })
      console.log(`  ${people} of ${count} are members or suspended`)
      return [
        { figure: 'members.csv', value: seconds, unit: 's', goal: { most: FILE_S } },
        { figure: '  memory that it adds', value: (most - before) / MB, unit: 'MB', goal: { most: FILE_MB } },
      ]
    }

    async function fill(count: number): Promise<Filled> {
      const { issuerId, token } = await signUpIssuer(world, `Bench ${count}`)
      const { db } = world.ctx()
      const seconds = await secondsOf(async () => {
        for (let from = 0; from < count; from += FILLED_AT_ONCE)
          await fillCommunity(world.ctx(), issuerId, Math.min(FILLED_AT_ONCE, count - from), from)
        for (let from = 0; from < count; from += FILLED_AT_ONCE)
          await fillNames(world.ctx(), issuerId, Math.min(FILLED_AT_ONCE, count - from), from)
      })
      for (const table of ['members', 'holders', 'member_names', 'community_names'])
        await db.execute(sql.raw(`vacuum analyze ${table}`))
      await compactMembers(world.ctx())
      const ranging = await secondsOf(() => tendRanges(world.ctx()))
      await db.execute(sql`vacuum analyze member_ranges`)
      console.log(`  ${count} members written in ${seconds.toFixed(1)} s, their ranges in ${ranging.toFixed(1)} s`)
      const cursors = new Map<string, string>()
      let did = ''
      for (const order of ORDERS) {
        const pageNumber = Math.floor(count / 10)
        const page = await world.call(listMembers, { order, pageNumber }, { token })
        cursors.set(order, page.last)
        did = page.members[0]?.did ?? did
      }
      return { issuerId, token, count, cursors, did }
    }
  } finally {
    await world.close()
  }
}

/** A page of five rows anywhere in a list, of which a twentieth left. */
function pageIn(count: number): number {
  return 1 + Math.floor((Math.random() * 0.95 * count) / 5)
}
