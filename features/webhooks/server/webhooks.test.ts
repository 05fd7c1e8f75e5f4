import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#base/ids.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { announceEvents, recordEvents } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { ANSWER_MS, FAILING_DAYS, WAITING_OFF_MAX, WAITS } from '../rules.ts'
import { createWebhook } from './create-webhook.ts'
import { openDelivering } from './delivering.ts'
import { eraseWebhooksOf } from './erase-webhooks.ts'
import { getDelivery } from './get-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { replayDelivery } from './replay-delivery.ts'
import { replayFailed } from './replay-failed.ts'
import { rotateWebhookSecret } from './rotate-secret.ts'
import { switchWebhook } from './switch-webhook.ts'
import { webhookMessages } from './tables.ts'
import { takeMessages } from './take-messages.ts'
import { testWebhook } from './test-webhook.ts'
import { openReceiver, type Receiver } from './testing-receiver.ts'
import { updateWebhook } from './update-webhook.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let world: World
let receiver: Receiver
let club: Awaited<ReturnType<typeof signUpIssuer>>
let resolved: string[] = []
beforeAll(async () => {
  const network = { resolve: async () => resolved, isAllowed: (address: string) => address === '203.0.113.9' }
  world = await openWorld({ network })
  club = await signUpIssuer(world, 'Cordée Lyon')
})
beforeEach(async () => {
  resolved = ['203.0.113.9']
  receiver = await openReceiver()
})
afterEach(async () => {
  await receiver.close()
  await eraseWebhooksOf(world.ctx(), club.issuerId)
})
afterAll(() => world.close())

const asked = (input: object = {}) => ({ url: receiver.url, kinds: ['badge.issued' as const], ...input })
const create = (input: object = {}) => createWebhook(club.ctx, contract.createWebhook.input.parse(asked(input)))
const list = async () => (await listWebhooks(club.ctx)).webhooks
const log = (input: object = {}) => listDeliveries(club.ctx, contract.listDeliveries.input.parse(input))
const get = (deliveryId: string) => getDelivery(club.ctx, { deliveryId })
const again = (deliveryId: string) => replayDelivery(club.ctx, { deliveryId })
/** Events of badges that were never issued: their messages have what the event holds. */
const happen = (count = 1) =>
  recordEvents(
    world.ctx(),
    Array.from({ length: count }, () => ({ action: 'badge.issued', issuerId: club.issuerId, subjectId: newId() })),
  )
const deliver = () => openDelivering(world.ctx()).drain()
const dataOf = (at = 0) => JSON.parse(receiver.received[at]?.body ?? '{}') as { type: string; data: object }
const headersOf = (at: number) => receiver.received[at]?.headers as Record<string, string>
/** By the judge, at the time of the world, which tests advance. */
const verify = (secret: string, at = 0, change = '') => {
  vi.useFakeTimers({ toFake: ['Date'], now: world.now() })
  try {
    return new Webhook(secret).verify((receiver.received[at]?.body ?? '') + change, headersOf(at))
  } finally {
    vi.useRealTimers()
  }
}

test('each call works for a signed-in admin', async () => {
  const as = { token: club.token }
  const given = { url: receiver.url, kinds: ['badge.issued', 'claim.taken'] as ('badge.issued' | 'claim.taken')[] }
  const { webhookId } = await world.call(contract.createWebhook, given, as)
  await world.call(contract.updateWebhook, { webhookId, ...given, withAddresses: true }, as)
  const { secret } = await world.call(contract.rotateWebhookSecret, { webhookId }, as)
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32)
  receiver.status(503)
  await happen()
  await deliver()
  const { deliveryId } = await world.call(contract.testWebhook, { webhookId }, as)
  receiver.status(200)
  expect(await world.call(contract.replayDelivery, { deliveryId }, as)).toMatchObject({ status: 200 })
  const since = new Date(Date.now() - DAY_MS).toISOString()
  expect(await world.call(contract.replayFailed, { webhookId, since }, as)).toEqual({ count: 1 })
  expect(await world.call(contract.listDeliveries, { webhookId }, as)).toMatchObject({ day: 2, notDelivered: 1 })
  expect(await world.call(contract.getDelivery, { deliveryId }, as)).toMatchObject({ state: 'delivered', tries: 1 })
  await world.call(contract.switchWebhook, { webhookId, on: false }, as)
  expect((await world.call(contract.listWebhooks, {}, as)).webhooks).toMatchObject([
    { state: 'off', offReason: 'admin', withAddresses: true, lastFour: secret.slice(-4) },
  ])
  expect(await world.call(contract.deleteWebhook, { webhookId }, as)).toEqual({})
})

test('a message is verified by independent software, and refused altered, late or with another secret', async () => {
  const { secret } = await create()
  const { secret: other } = await create({ kinds: ['badge.revoked'] })
  await happen()
  await deliver()
  expect(verify(secret)).toMatchObject({ type: 'badge.issued', data: { issuerId: club.issuerId } })
  expect(() => verify(secret, 0, ' ')).toThrow('No matching signature')
  expect(() => verify(other)).toThrow('No matching signature')
  const late = { ...headersOf(0), 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 600) }
  expect(() => new Webhook(secret).verify(receiver.received[0]?.body ?? '', late)).toThrow('too old')
})

test('an event is sent to each endpoint that asked for its kind, and to no other community', async () => {
  await create()
  await create({ kinds: ['badge.issued', 'points.booked'] })
  await create({ kinds: ['points.booked'] })
  await happen()
  await recordEvents(world.ctx(), [{ action: 'badge.issued', issuerId: 'another', subjectId: 'x' }])
  await deliver()
  expect(receiver.received).toHaveLength(2)
  expect(new Set(receiver.ids()).size).toBe(2)
})

test('an event that was rolled back is not sent', async () => {
  await create({ kinds: ['points.booked'] })
  const detail = { points: 5 }
  const event = { action: 'points.booked', issuerId: club.issuerId, subjectId: 'x', detail }
  const lost = inTransaction(world.ctx(), async (ctx) => {
    await announceEvents(ctx, [event])
    throw new Error('lost')
  })
  await expect(lost).rejects.toThrow('lost')
  await announceEvents(world.ctx(), [{ ...event, subjectId: 'y' }])
  await deliver()
  expect(receiver.received).toHaveLength(1)
  expect(dataOf()).toMatchObject({ data: { transferId: 'y', points: 5 } })
})

test('a failed message is tried again after its waits with the same id and body, until it is failed', async () => {
  await create()
  receiver.status(500)
  await happen()
  const start = world.stopClock()
  for (const wait of [...WAITS, 36_000]) {
    world.advance(wait * 1200)
    await deliver()
  }
  start()
  expect(receiver.received).toHaveLength(WAITS.length)
  expect(new Set(receiver.ids()).size).toBe(1)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  const [delivery] = (await log()).deliveries
  expect(delivery).toMatchObject({ state: 'failed', status: 500, tries: WAITS.length, nextAt: '' })
  expect((await get(delivery?.id ?? '')).attempts).toHaveLength(WAITS.length)
})

test('a busy endpoint is asked again when it says', async () => {
  await create()
  receiver.status(503, { 'retry-after': '3600' })
  await happen()
  await deliver()
  const [delivery] = (await log()).deliveries
  expect(Date.parse(delivery?.nextAt ?? '') - world.now().getTime()).toBeGreaterThan(3500_000)
})

test('a redirect is a failure and is not followed', async () => {
  await create()
  receiver.status(302, { location: receiver.url })
  await happen()
  await deliver()
  expect(receiver.received).toHaveLength(1)
  const [delivery] = (await log({ filter: 'notDelivered' })).deliveries
  expect((await get(delivery?.id ?? '')).attempts).toMatchObject([{ status: 302, problem: 'redirected' }])
})

test('of an answer of ten megabytes a thousand characters are kept', async () => {
  await create()
  receiver.answer(
    (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('é'.repeat(5_000_000)),
  )
  await happen()
  await deliver()
  const [delivery] = (await log()).deliveries
  expect(delivery).toMatchObject({ state: 'delivered', status: 200 })
  expect((await get(delivery?.id ?? '')).attempts[0]).toMatchObject({
    response: 'é'.repeat(1000),
    contentType: 'text/plain',
  })
})

test('an answer of 410 switches the endpoint off, with an e-mail and the bell', async () => {
  await create()
  receiver.status(410)
  await happen()
  await deliver()
  await happen()
  await deliver()
  await world.runJobs()
  expect(receiver.received).toHaveLength(1)
  expect(await list()).toMatchObject([{ state: 'off', offReason: 'gone', notDelivered: 2 }])
  expect((await world.outbox()).filter(({ subject }) => subject === 'A webhook was switched off')).toHaveLength(1)
  const rows = await rowsOf(world.ctx().db, sql`select 1 from audit where action = 'notice.webhookOff'`)
  expect(rows).toHaveLength(1)
})

test('five days of failures switch an endpoint off; switched on again, it gets what waited', async () => {
  const { webhookId } = await create()
  receiver.status(500)
  await happen()
  await deliver()
  expect(await list()).toMatchObject([{ state: 'failing', failingStatus: 500 }])
  world.advance(FAILING_DAYS * DAY_MS)
  await deliver()
  expect(await list()).toMatchObject([{ state: 'off', offReason: 'failing' }])
  await happen()
  receiver.status(204)
  world.advance(DAY_MS)
  await deliver()
  expect(receiver.received).toHaveLength(2)
  await switchWebhook(club.ctx, { webhookId, on: true })
  await deliver()
  expect(receiver.received).toHaveLength(4)
  expect(await list()).toMatchObject([{ state: 'working', failingSince: '' }])
})

test('an endpoint that is off collects messages until enough wait, and another gets all', async () => {
  const { webhookId } = await create()
  await create()
  await switchWebhook(club.ctx, { webhookId, on: false })
  await happen()
  const { db } = world.ctx()
  const count = () => db.$count(webhookMessages, sql`endpoint_id = ${webhookId}`)
  await db.execute(sql`
    insert into webhook_messages (id, endpoint_id, kind, subject_id, detail, at, next_at)
    select 'msg_' || n, ${webhookId}, 'badge.issued', 'x', '{}', now(), now()
    from generate_series(1, ${WAITING_OFF_MAX - 2}::int) n`)
  await happen()
  expect(await count()).toBe(WAITING_OFF_MAX)
  await happen()
  expect(await count()).toBe(WAITING_OFF_MAX)
  await deliver()
  expect(receiver.received).toHaveLength(3)
})

test('for a day after a rotation both secrets verify a message, then the new one alone', async () => {
  const { secret: old, webhookId } = await create()
  const { secret } = await rotateWebhookSecret(club.ctx, { webhookId })
  await happen()
  await deliver()
  expect([verify(old), verify(secret)]).toHaveLength(2)
  const start = world.stopClock()
  world.advance(DAY_MS + 1000)
  await happen()
  await deliver()
  start()
  expect(verify(secret, 1)).toMatchObject({ type: 'badge.issued' })
  expect(() => verify(old, 1)).toThrow('No matching signature')
})

test('a replay keeps the id, and neither helps nor harms the standing', async () => {
  await create()
  receiver.status(500)
  await happen()
  await deliver()
  const [failed] = (await log()).deliveries
  const before = await list()
  receiver.status(200)
  expect(await again(failed?.id ?? '')).toMatchObject({ status: 200 })
  expect(await list()).toMatchObject([{ state: 'failing', failingSince: before[0]?.failingSince }])
  expect((await log()).deliveries).toMatchObject([{ state: 'delivered', nextAt: '' }])
  expect(new Set(receiver.ids()).size).toBe(1)
})

test('all that failed since a time is sent again, and what fails again is due as before', async () => {
  onTestFinished(world.stopClock())
  const { webhookId } = await create()
  receiver.status(500)
  await happen(3)
  await deliver()
  const before = (await log()).deliveries.map(({ nextAt }) => nextAt)
  const since = new Date(world.now().getTime() - DAY_MS).toISOString()
  const replay = () => replayFailed(club.ctx, { webhookId, since })
  expect(await replay()).toEqual({ count: 3 })
  await deliver()
  expect(receiver.received).toHaveLength(6)
  expect((await log()).deliveries.map(({ nextAt, tries }) => [nextAt, tries])).toEqual(before.map((at) => [at, 1]))
  receiver.status(200)
  await replay()
  await deliver()
  expect((await log()).deliveries.map(({ state }) => state)).toEqual(Array(3).fill('delivered'))
})

test('a test event is answered at once, logged, and changes no standing', async () => {
  const { webhookId } = await create()
  receiver.status(404)
  const { deliveryId, status } = await testWebhook(club.ctx, { webhookId })
  expect(status).toBe(404)
  expect(dataOf()).toMatchObject({ type: 'webhook.test', data: { webhookId } })
  expect(await get(deliveryId)).toMatchObject({ kind: 'webhook.test', state: 'failed', nextAt: '' })
  expect(await list()).toMatchObject([{ state: 'working' }])
  // It is among those that the page counts and offers to send again.
  expect(await log()).toMatchObject({ notDelivered: 1 })
  receiver.status(200)
  expect(await replayFailed(club.ctx, { webhookId, since: new Date(0).toISOString() })).toEqual({ count: 1 })
  await deliver()
  expect(await get(deliveryId)).toMatchObject({ state: 'delivered' })
})

test.each([
  'http://example.org/events',
  'https://127.0.0.1/events',
  'https://localhost/events',
  'https://user:pass@example.org/events',
  'https://example.org:22/events',
  'ftp://example.org/events',
])('refuses %s as the address of an endpoint', async (url) => {
  await expect(create({ url })).rejects.toMatchObject({ key: 'urlRefused' })
})

test('a name that leads into a private network is refused, also when it changes after it was checked', async () => {
  await create({ url: 'https://example.org/events' })
  resolved = ['203.0.113.9', '10.0.0.1']
  await expect(create({ url: 'https://example.org/events' })).rejects.toMatchObject({ key: 'urlRefused' })
  await happen()
  await deliver()
  const [delivery] = (await log()).deliveries
  expect((await get(delivery?.id ?? '')).attempts).toMatchObject([{ status: 0, problem: 'addressRefused' }])
})

test('only the main admin may have addresses sent, and decides where to', async () => {
  const actor = { ...club.ctx.actor, mainAdmin: false }
  const admin = { ...club.ctx, actor }
  const input = { ...asked(), withAddresses: true, kinds: ['badge.issued' as const] }
  await expect(createWebhook(admin, input)).rejects.toMatchObject({ key: 'mainAdminOnly' })
  const { webhookId } = await create({ withAddresses: true })
  const elsewhere = { ...input, webhookId, url: 'https://example.org/elsewhere' }
  await expect(updateWebhook(admin, elsewhere)).rejects.toMatchObject({ key: 'mainAdminOnly' })
  await expect(updateWebhook(admin, { ...input, webhookId })).resolves.toEqual({})
})

test('a slow endpoint delays no other of its community', async () => {
  const slow = await openReceiver()
  const held: (() => void)[] = []
  slow.answer((response) => void held.push(() => response.writeHead(200).end()))
  await create({ url: slow.url })
  await create()
  await happen(30)
  const delivering = deliver()
  await expect.poll(() => receiver.received.length, { timeout: ANSWER_MS - 1000 }).toBe(30)
  expect(held.length).toBeLessThanOrEqual(3)
  slow.answer((response) => void response.writeHead(200).end())
  for (const end of held) end()
  await delivering
  expect(new Set(slow.ids()).size).toBe(30)
  await slow.close()
})

testOnPostgres('two delivering processes send each message once', async () => {
  await create()
  await happen(300)
  await Promise.all([deliver(), deliver()])
  expect(receiver.received).toHaveLength(300)
  expect(new Set(receiver.ids()).size).toBe(300)
})

test('a message whose process died is sent again with its id once its lease has ended', async () => {
  await create()
  await happen()
  expect(await takeMessages(world.ctx(), { usual: 3, of: {} })).toHaveLength(1)
  await deliver()
  expect(receiver.received).toHaveLength(0)
  world.advance(61_000)
  await deliver()
  expect(receiver.received).toHaveLength(1)
})

test('a community has at most 20 endpoints, also when they are made at the same time', async () => {
  for (let n = 0; n < 19; n += 1) await create()
  const outcomes = await Promise.allSettled([create(), create(), create()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
