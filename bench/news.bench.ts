import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { newId } from '#base/ids.ts'
import { followWallet } from '#features/holders/events/contract.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { fillCommunity } from '#features/members/server/testing-members.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { mintToken } from '#platform/access/tokens.ts'
import { inTransaction } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { sessions } from '#platform/tables.ts'
import { openWorld } from '#testing/world.ts'
import { percentileOf } from './measuring.ts'
import { printTable } from './print-table.ts'
import type { ClientsAnswer, ClientsOrder } from './stream-clients.ts'

/** A shorter run: MEMBERS=50000 STREAMS=1000. */
const MEMBERS = Number(process.env.MEMBERS ?? 1_000_000)
const STREAMS = Number(process.env.STREAMS ?? 10_000)
const FILLED_AT_ONCE = 50_000
const POSTS = 10
/** Goals: publishing itself, and until the last open wallet knows of it. */
const [PUBLISH_MS, NOTIFIED_MS] = [100, 2000]
const MB = 1024 * 1024
const PROCESSES = 2

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  const clients = Array.from({ length: PROCESSES }, () => fork('bench/stream-clients.ts', { execArgv: [] }))
  try {
    const { issuerId } = await signUpIssuer(world, 'Cordée Lyon', 'ada@example.org')
    for (let from = 0; from < MEMBERS; from += FILLED_AT_ONCE)
      await fillCommunity(world.ctx(), issuerId, Math.min(FILLED_AT_ONCE, MEMBERS - from), from)
    await world.ctx().db.execute('analyze')
    const tokens = await openSessions(issuerId)
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = world.app.server.address() as AddressInfo
    const host = new URL(world.config.publicUrl).host
    const before = process.memoryUsage().rss
    const begun = performance.now()
    for (const [at, client] of clients.entries()) {
      const own = tokens.filter((_, i) => i % PROCESSES === at)
      client.send({ port, host, path: `/api/v1${followWallet.path}`, tokens: own } satisfies ClientsOrder)
    }
    await Promise.all(clients.map(answerOf))
    const openedS = (performance.now() - begun) / 1000
    // The first checks of all streams, and their pings.
    await wait(10_000)
    const opened = process.memoryUsage().rss
    const idle = process.cpuUsage()
    await wait(10_000)
    const { user, system } = process.cpuUsage(idle)
    const publishing: number[] = []
    const telling: number[] = []
    const beside: number[] = []
    let missed = 0
    for (let post = 0; post < POSTS; post++) {
      const answers = clients.map(answerOf)
      for (const client of clients) client.send('report')
      const from = performance.timeOrigin + performance.now()
      await inTransaction(world.ctx(), async (ctx) => {
        await ctx.db.execute(sql`select 1`)
        await notifyWallets(ctx, { issuerId }, { kind: 'post', subjectId: issuerId })
      })
      publishing.push(performance.timeOrigin + performance.now() - from)
      const asked = performance.now()
      await (await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { host } })).text()
      beside.push(performance.now() - asked)
      const all = await Promise.all(answers)
      const told = all.flatMap((answer) => ('notified' in answer ? [answer] : []))
      missed += STREAMS - told.reduce((sum, { notified }) => sum + notified, 0)
      telling.push(Math.max(...told.map(({ last }) => last)) - from)
      await wait(1000)
    }
    const streams = `${STREAMS.toLocaleString('en')} open streams`
    console.log(`  a community of ${MEMBERS.toLocaleString('en')} members, ${streams}, ${POSTS} posts`)
    printTable([
      { figure: 'opening all streams', value: openedS, unit: 's' },
      {
        figure: 'a post is published, p95',
        value: percentileOf(publishing, 95),
        unit: 'ms',
        goal: { most: PUBLISH_MS },
      },
      {
        figure: 'until the last stream was told, p95',
        value: percentileOf(telling, 95),
        unit: 'ms',
        goal: { most: NOTIFIED_MS },
      },
      { figure: 'streams that were not told', value: missed, unit: '', goal: { most: 0 } },
      { figure: 'another call meanwhile, slowest', value: Math.max(...beside), unit: 'ms' },
      { figure: 'memory for each stream', value: (opened - before) / STREAMS / 1024, unit: 'KB' },
      { figure: 'memory of the process', value: opened / MB, unit: 'MB' },
      { figure: 'processor while nothing happens', value: (user + system) / 100_000, unit: '%' },
    ])
  } finally {
    for (const client of clients) client.disconnect()
    await world.close()
  }

  async function openSessions(issuerId: string): Promise<string[]> {
    const rows = await rowsOf<{ holderId: string }>(
      world.ctx().db,
      sql`select holder_id as "holderId" from members where issuer_id = ${issuerId} and ended_at is null limit ${STREAMS}`,
    )
    const at = world.now()
    const made = rows.map(({ holderId }) => ({
      id: newId(),
      kind: 'wallet' as const,
      holderId,
      createdAt: at,
      usedAt: at,
    }))
    await insertRows(world.ctx().db, sessions, made)
    const { config } = world
    return Promise.all(made.map(({ id }) => mintToken(config, { audience: 'wallet', sessionId: id, now: at })))
  }
}

/** The next message of a process. */
async function answerOf(client: ReturnType<typeof fork>): Promise<ClientsAnswer> {
  const [answer] = await once(client, 'message')
  return answer as ClientsAnswer
}
