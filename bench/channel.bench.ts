import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { newId } from '#base/ids.ts'
import { listPosts } from '#features/channel/contract.ts'
import { OFFERED_EMOJI } from '#features/channel/rules.ts'
import { compactChannel } from '#features/channel/server/compact-channel.ts'
import { postCounts, postReactions, posts, reactionCounts } from '#features/channel/server/tables.ts'
import { addReaction, listNews, muteCommunity } from '#features/channel/wallet-contract.ts'
import { fillCommunity } from '#features/members/server/testing-members.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { mintToken } from '#platform/access/tokens.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { sessions } from '#platform/tables.ts'
import { openWorld } from '#testing/world.ts'
import { forEachOf, percentileOf, secondsOf } from './measuring.ts'
import { printTable, type Row } from './print-table.ts'

const POSTS = 1000
/** A shorter run: REACTIONS=10000 REACTING=2000. */
const REACTIONS = Number(process.env.REACTIONS ?? 100_000)
const REACTING = Number(process.env.REACTING ?? 10_000)
const ROUNDS = 100
const AT_ONCE = 100
/** The peer: a community with few posts and no reactions, and a call that writes one row in a transaction of its own. */
const FEW = 50
const MUTING = 500
/** Goals: a page (p95), with and without reactions that arrive meanwhile; and reactions a second. */
const [PAGE_MS, A_SECOND] = [20, 1000]

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const { db } = world.ctx()
    const [many, few] = [await community(POSTS), await community(FEW)]
    await fillCommunity(world.ctx(), many.issuerId, REACTIONS + REACTING)
    await fillCommunity(world.ctx(), few.issuerId, 1)
    const hot = many.ids.at(-2) ?? ''
    const readers = await membersOf(many.issuerId)
    const wallets = await openSessions(readers.slice(REACTIONS))
    const [single = ''] = await openSessions(await membersOf(few.issuerId))
    await react(hot, readers.slice(0, REACTIONS))
    await db.execute(sql`vacuum analyze`)
    await compactChannel(world.ctx())
    const quiet = await measurePages('')
    const times: number[] = []
    const reacting = await rateOf(wallets, async (token) => {
      const emoji = OFFERED_EMOJI[times.length % OFFERED_EMOJI.length] ?? ''
      times.push(1000 * (await secondsOf(() => world.call(addReaction, { postId: hot, emoji }, { token }))))
    })
    const muting = await rateOf(wallets.slice(0, MUTING), (token) =>
      world.call(muteCommunity, { issuerId: many.issuerId, muted: true }, { token }),
    )
    const changes = await db.$count(reactionCounts)
    const busy = await measurePages(', before the counts are compacted')
    const compacting = 1000 * (await secondsOf(() => compactChannel(world.ctx())))
    const { messages } = await world.call(listPosts, {}, { token: many.token })
    const counted = messages.flatMap((post) => post.reactionCounts).reduce((sum, { count }) => sum + count, 0)
    const rows = await db.$count(postReactions)
    const figure = `${REACTIONS.toLocaleString('en')} reactions to one of ${POSTS.toLocaleString('en')} posts`
    console.log(`  ${figure}, p95 of ${ROUNDS} calls; ${REACTING.toLocaleString('en')} more, ${AT_ONCE} at once`)
    printTable([
      ...quiet,
      {
        figure: 'reactions a second to one post',
        value: reacting.aSecond,
        unit: '/s',
        goal: { least: A_SECOND },
        peer: { name: 'muting', value: muting.aSecond },
      },
      {
        figure: '  processor time of each, client and server',
        value: reacting.cpuMs,
        unit: 'ms',
        peer: { name: 'muting', value: muting.cpuMs },
      },
      { figure: '  each, p95', value: percentileOf(times, 95), unit: 'ms' },
      { figure: '  changes written to its counts', value: changes, unit: '' },
      ...busy,
      { figure: 'compacting the counts', value: compacting, unit: 'ms' },
      { figure: 'reactions that are not counted', value: Math.abs(rows - counted), unit: '', goal: { most: 0 } },
    ])

    /** Work for each wallet, `AT_ONCE` at a time. */
    async function rateOf(tokens: string[], work: (token: string) => Promise<unknown>) {
      const before = process.cpuUsage()
      const seconds = await secondsOf(() => forEachOf(tokens, AT_ONCE, work))
      const { user, system } = process.cpuUsage(before)
      return { aSecond: tokens.length / seconds, cpuMs: (user + system) / 1000 / tokens.length }
    }

    async function measurePages(when: string): Promise<Row[]> {
      const [manyWallet = ''] = wallets
      const ofBoth = (size: number) => (of: typeof many) => world.call(listPosts, { size }, { token: of.token })
      const news = (of: typeof many) => world.call(listNews, {}, { token: of === many ? manyWallet : single })
      return [
        await pages(`the studio's page${when}`, ofBoth(5)),
        await pages(`50 posts in the studio${when}`, ofBoth(50)),
        await pages(`a member's news${when}`, news),
      ]
    }

    /** In turn, so that other work of the machine affects both. */
    async function pages(figure: string, ask: (of: typeof many) => Promise<unknown>): Promise<Row> {
      const taken = { many: [] as number[], few: [] as number[] }
      for (let at = 0; at < ROUNDS; at++) {
        taken.few.push(1000 * (await secondsOf(() => ask(few))))
        taken.many.push(1000 * (await secondsOf(() => ask(many))))
      }
      const peer = { name: `${FEW} posts, no reactions`, value: percentileOf(taken.few, 95) }
      return { figure, value: percentileOf(taken.many, 95), unit: 'ms', goal: { most: PAGE_MS }, peer }
    }

    /** A community with published posts, one a minute, the last one a minute ago. */
    async function community(count: number) {
      const { issuerId, token } = await signUpIssuer(world, 'Cordée Lyon')
      const now = world.now().getTime()
      const made = Array.from({ length: count }, (_, at) => {
        const publishedAt = new Date(now - (count - at) * 60_000)
        return { id: newId(), issuerId, text: `Post ${at}`, createdAt: publishedAt, publishedAt }
      })
      await db.insert(posts).values(made)
      await db.insert(postCounts).values({ issuerId, delta: count })
      return { issuerId, token, ids: made.map(({ id }) => id) }
    }

    async function membersOf(issuerId: string): Promise<string[]> {
      await db.execute(sql`update members set ended_at = null where issuer_id = ${issuerId}`)
      const found = await rowsOf<{ id: string }>(
        db,
        sql`select holder_id as id from members where issuer_id = ${issuerId} order by 1`,
      )
      return found.map(({ id }) => id)
    }

    async function react(postId: string, holderIds: string[]): Promise<void> {
      const createdAt = world.now()
      for (let from = 0; from < holderIds.length; from += 1000) {
        const part = holderIds.slice(from, from + 1000)
        const emojiAt = (at: number) => OFFERED_EMOJI[(from + at) % OFFERED_EMOJI.length] ?? ''
        const made = part.map((holderId, at) => ({ postId, holderId, emoji: emojiAt(at), createdAt }))
        await insertRows(db, postReactions, made)
      }
    }

    async function openSessions(holderIds: string[]): Promise<string[]> {
      const at = world.now()
      const times = { createdAt: at, usedAt: at }
      const made = holderIds.map((holderId) => ({ id: newId(), kind: 'wallet' as const, holderId, ...times }))
      await insertRows(db, sessions, made)
      const { config } = world
      return Promise.all(made.map(({ id }) => mintToken(config, { audience: 'wallet', sessionId: id, now: at })))
    }
  } finally {
    await world.close()
  }
}
