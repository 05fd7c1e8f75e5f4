import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { newId } from '#base/ids.ts'
import { importSessions } from '#features/imports/contract.ts'
import { updateSendSettings } from '#features/sends/running/contract.ts'
import { UNDO_MAX_SECONDS } from '#features/sends/send-rules.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { createWebhook } from '#features/webhooks/contract.ts'
import { createWebhook as create } from '#features/webhooks/server/create-webhook.ts'
import { openDelivering } from '#features/webhooks/server/delivering.ts'
import { openReceiver, type Receiver } from '#features/webhooks/server/testing-receiver.ts'
import { recordEvents } from '#platform/audit.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { openCrashWorld, until } from '#testing/crash.ts'
import { openWorld, type World } from '#testing/world.ts'
import { percentileOf, secondsOf } from './measuring.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

const EVENTS = Number(process.env.EVENTS ?? 100_000)
const ENDPOINTS = 20
const GOAL = 500
const BATCH = 500
const ROWS = Number(process.env.ROWS ?? 10_000)
const KILLS = Number(process.env.KILLS ?? 20)
const SLOW_MS = 1500
const VERBS = 300

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  if (EVENTS > 0) await withWorld(measureSpeed)
  await killServer()
}

async function withWorld(work: (world: World) => Promise<void>): Promise<void> {
  const world = await openWorld()
  await work(world).finally(world.close)
}

type Club = { issuerId: string; receivers: Receiver[] }

async function openClub(world: World, endpoints: number): Promise<Club> {
  const { issuerId, ctx } = await signUpIssuer(world, `Club ${newId()}`)
  const receivers: Receiver[] = []
  for (let n = 0; n < endpoints; n += 1) {
    const receiver = await openReceiver()
    await create(ctx, { url: receiver.url, kinds: ['badge.issued'], withAddresses: false })
    receivers.push(receiver)
  }
  return { issuerId, receivers }
}

function happen(world: World, issuerId: string, count: number): Promise<void> {
  const events = Array.from({ length: count }, () => ({ action: 'badge.issued', issuerId, subjectId: newId() }))
  return recordEvents(world.ctx(), events)
}

/** Deliveries a second of twenty communities with an endpoint each, and of one community with twenty. */
async function measureSpeed(world: World): Promise<void> {
  const quiet = await openClub(world, 0)
  const without = await timeVerbs(world, quiet.issuerId)
  const clubs: Club[] = []
  for (let n = 0; n < ENDPOINTS; n += 1) clubs.push(await openClub(world, 1))
  const subscribed = await timeVerbs(world, clubs[0]?.issuerId ?? '')
  await drain(world)
  const many = await deliverAll(world, clubs, EVENTS / ENDPOINTS)
  const one = await deliverAll(world, [await openClub(world, ENDPOINTS)], EVENTS / ENDPOINTS)
  const lost = { unit: '', goal: { most: 0 } }
  printTable([
    {
      figure: `deliveries of ${EVENTS} messages, ${ENDPOINTS} communities`,
      value: many.speed,
      unit: '/s',
      goal: { least: GOAL },
      peer: { name: `one community with ${ENDPOINTS} endpoints`, value: one.speed },
    },
    { figure: 'messages lost or repeated', value: many.wrong + one.wrong, ...lost },
    {
      figure: 'recording an event, p95, an endpoint subscribed',
      value: subscribed,
      unit: 'ms',
      peer: { name: 'nobody subscribed', value: without },
    },
  ])
}

function drain(world: World): Promise<void> {
  return openDelivering(world.ctx()).drain()
}

async function timeVerbs(world: World, issuerId: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < VERBS; n += 1) times.push(1000 * (await secondsOf(() => happen(world, issuerId, 1))))
  return percentileOf(times, 95)
}

async function deliverAll(world: World, clubs: Club[], each: number): Promise<{ speed: number; wrong: number }> {
  for (const { issuerId } of clubs) for (let n = 0; n < each; n += BATCH) await happen(world, issuerId, BATCH)
  const receivers = clubs.flatMap((club) => club.receivers)
  for (const receiver of receivers) receiver.received.length = 0
  const seconds = await secondsOf(() => drain(world))
  const all = receivers.flatMap((receiver) => receiver.ids())
  const expected = receivers.length * Math.ceil(each / BATCH) * BATCH
  for (const receiver of receivers) await receiver.close()
  return { speed: all.length / seconds, wrong: Math.abs(expected - all.length) + all.length - new Set(all).size }
}

/**
 * Kills the server again and again while it reads a list, whose claims are events for three endpoints: one that answers,
 * one that is slow, one that fails. No event may be missing afterwards.
 */
async function killServer(): Promise<void> {
  const postgres = await openPostgres()
  if (!postgres) return
  const world = await openCrashWorld({ DATABASE_URL: postgres.url })
  const [quick, slow, failing] = [await openReceiver(), await openReceiver(), await openReceiver()]
  slow.answer((response) => void setTimeout(() => response.writeHead(200).end(), SLOW_MS))
  failing.status(500)
  try {
    await world.ask(updateSendSettings, { undoSeconds: UNDO_MAX_SECONDS })
    for (const { url } of [quick, slow, failing]) await world.ask(createWebhook, { url, kinds: ['claim.created'] })
    const lines = Array.from({ length: ROWS }, (_, at) => `person${at}@example.org`)
    const file = new File([['Email', ...lines].join('\n')], 'people.csv')
    await world.ask(importSessions, { templateId: world.templateId, file, idempotencyKey: 'webhooks' })
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(() => new Set(quick.ids()).size >= (kill * ROWS) / (KILLS + 1))
      await world.killAndRestart()
      console.log(`  kill ${kill}: ${new Set(quick.ids()).size} of ${ROWS} arrived`)
    }
    await until(() => new Set(quick.ids()).size >= ROWS)
    await world.afterKill((db) => report(db, { quick, slow, failing }))
  } finally {
    await world.close()
    for (const receiver of [quick, slow, failing]) await receiver.close()
    await postgres.close()
  }
}

type Db = ReturnType<World['ctx']>['db']
type Found = { url: string; messages: number; events: number; claims: number; delivered: string[]; untold: number }

async function report(db: Db, receivers: Record<'quick' | 'slow' | 'failing', Receiver>): Promise<void> {
  const rows = await rowsOf<Found>(
    db,
    sql`select e.url, count(*)::int as messages, count(distinct m.subject_id)::int as events,
      (select count(*)::int from claims) as claims,
      coalesce(array_agg(m.id) filter (where m.state = 'delivered'), '{}') as delivered,
      count(*) filter (where m.state = 'failed' and m.tries = 0)::int as untold
    from webhook_endpoints e join webhook_messages m on m.endpoint_id = e.id group by e.url
  `,
  )
  const of = (receiver: Receiver) => rows.find(({ url }) => url === receiver.url)
  const { quick } = receivers
  const ids = quick.ids()
  const unsent = Object.values(receivers).reduce((sum, receiver) => {
    const arrived = new Set(receiver.ids())
    return sum + (of(receiver)?.delivered.filter((id) => !arrived.has(id)).length ?? 0)
  }, 0)
  const missing = rows.reduce((sum, { events, claims, messages }) => sum + claims - events + (messages - events), 0)
  const none = { unit: '', goal: { most: 0 } }
  console.log(`\n  ${ROWS} events to three endpoints, kill -9 ${KILLS} times`)
  printTable([
    { figure: 'endpoints without messages', value: 3 - rows.length, ...none },
    { figure: 'events without a message, or with two, of three endpoints', value: missing, ...none },
    { figure: 'events that never reached the endpoint that answers', value: ROWS - new Set(ids).size, ...none },
    { figure: 'messages marked as delivered that never arrived', value: unsent, ...none },
    { figure: 'messages given up without an attempt', value: rows.reduce((sum, row) => sum + row.untold, 0), ...none },
    { figure: 'repeated messages at the endpoint that answers', value: ids.length - new Set(ids).size, unit: '' },
  ])
}
