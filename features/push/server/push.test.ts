import { and, eq, sql } from 'drizzle-orm'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leaveIssuer } from '#features/members/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getPush, subscribePush } from '../contract.ts'
import { FAILING_DAYS, TRIES_MAX } from '../rules.ts'
import { push, pushAgain } from './job-push.ts'
import { pushToHolder, pushToMembers } from './push.ts'
import { forgetPushes } from './queries.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'
import { openPushService, type TestBrowser } from './testing-push-service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let service: Awaited<ReturnType<typeof openPushService>>
let world: World
let issuerId = ''
beforeAll(async () => {
  service = await openPushService()
  world = await openWorld({ network: service.network })
})
beforeEach(async () => {
  issuerId = (await signUpIssuer(world, 'Cordée Lyon', `ada${++count}@example.org`)).issuerId
})
afterAll(async () => {
  await world.close()
  await service.close()
})

let count = 0
/** A member with notifications on in one browser. */
async function notified(): Promise<Member & { browser: TestBrowser; id: string }> {
  const member = await memberByMail(world, issuerId, `member${++count}@example.org`)
  const browser = service.browser()
  const { subscriptionId: id } = await world.call(subscribePush, browser.subscription, { token: member.token })
  return { ...member, browser, id }
}

const post = (url = '/news/p1') => ({
  issuerId,
  kind: 'post' as const,
  title: 'Cordée Lyon',
  text: `We climb on Sunday. ${'x'.repeat(100)}`,
  url,
})
const publish = (url?: string) => inTransaction(world.ctx(), (ctx) => pushToMembers(ctx, post(url)))
const subscriptionsOf = (holderId: string) =>
  world.ctx().db.select().from(pushSubscriptions).where(eq(pushSubscriptions.holderId, holderId))
/** The data of the jobs that wait for their time, and their pause in seconds. */
async function waitingJobs() {
  return rowsOf<{ data: Record<string, string>; pause: number }>(
    world.ctx().db,
    sql`
    select data, extract(epoch from start_after - created_on)::int as pause from pgboss.job
    where name = 'push-again' and state = 'created' order by created_on desc`,
  )
}
const jobContext = () => world.ctx({ kind: 'system', job: 'push' })

test('a post reaches the browser of a member, encrypted for it', async () => {
  const { browser } = await notified()
  await publish()
  await world.runJobs()
  const [received, ...others] = browser.received
  expect(others).toEqual([])
  expect(received?.shown).toMatchObject({ title: 'Cordée Lyon', url: '/news/p1', body: expect.stringMatching(/…$/) })
  expect(received?.shown.body).toHaveLength(80)
  expect(received?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: String(24 * 60 * 60),
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{1,32}$/),
  })
})

test('each request is signed by the key that the browser subscribed under', async () => {
  const { browser, token } = await notified()
  await publish()
  await world.runJobs()
  const { publicKey } = await world.call(getPush, {}, { token })
  const [, signed = '', key = ''] =
    /^vapid t=(.+), k=(.+)$/.exec(browser.received[0]?.headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(key, 'base64url')
  expect(point).toHaveLength(65)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(signed, jwk, { audience: service.origin, currentDate: world.now() })
  expect(payload.sub).toMatch(/^(https|mailto):/)
  expect((payload.exp ?? 0) - world.now().getTime() / 1000).toBeLessThanOrEqual(24 * 60 * 60)
})

test('a message reaches its member only, at once', async () => {
  const [lea, max] = [await notified(), await notified()]
  const message = { ...post('/conversations/c1'), kind: 'message' as const, text: 'Hello' }
  await pushToHolder(world.ctx(), { ...message, holderId: lea.holderId })
  await world.runJobs()
  expect(lea.browser.received[0]).toMatchObject({ shown: { body: 'Hello' }, headers: { urgency: 'high' } })
  expect(max.browser.received).toEqual([])
})

test('members who muted the community, former members and others get nothing', async () => {
  const [muted, former] = [await notified(), await notified()]
  await world.ctx().db.execute(sql`
    insert into channel_readers (issuer_id, holder_id, muted_at) values (${issuerId}, ${muted.holderId}, now())`)
  await world.call(leaveIssuer, { issuerId }, { token: former.token })
  const here = issuerId
  issuerId = (await signUpIssuer(world, 'Elsewhere', `eve${++count}@example.org`)).issuerId
  const stranger = await notified()
  issuerId = here
  const member = await notified()
  await publish()
  await pushToHolder(world.ctx(), { ...post(), holderId: muted.holderId })
  await world.runJobs()
  expect(member.browser.received).toHaveLength(1)
  for (const { browser } of [muted, former, stranger]) expect(browser.received).toEqual([])
})

test('nothing is sent of a transaction that is rolled back', async () => {
  const { browser } = await notified()
  const failing = inTransaction(world.ctx(), async (ctx) => {
    await pushToMembers(ctx, post('/news/undone'))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await publish('/news/done')
  await world.runJobs()
  expect(browser.received.map(({ shown }) => shown.url)).toEqual(['/news/done'])
})

test.each([404, 410])('a browser whose service answers %i is removed', async (status) => {
  const [gone, other] = [await notified(), await notified()]
  gone.browser.answer({ status })
  await publish()
  await world.runJobs()
  expect(await subscriptionsOf(gone.holderId)).toEqual([])
  expect(await subscriptionsOf(other.holderId)).toHaveLength(1)
})

test('a busy service is asked again after the pause that it names', async () => {
  const [busy, other] = [await notified(), await notified()]
  busy.browser.answer({ status: 429, retryAfter: '600' })
  await publish()
  await world.runJobs()
  const [job] = await waitingJobs()
  expect(job).toMatchObject({ data: { ids: busy.id, tries: '1' }, pause: 600 })
  busy.browser.answer({ status: 201 })
  await pushAgain(jobContext(), job?.data ?? {})
  expect(busy.browser.received).toHaveLength(2)
  expect(other.browser.received).toHaveLength(1)
  expect(await subscriptionsOf(busy.holderId)).toMatchObject([{ failingSince: null }])
})

test('a service that fails again and again is given up, and said to fail until it delivers', async () => {
  const { browser, holderId, id, token } = await notified()
  browser.answer({ status: 503 })
  await publish()
  await world.runJobs()
  const [job] = await waitingJobs()
  expect(job).toMatchObject({ data: { ids: id }, pause: 30 })
  const before = (await waitingJobs()).length
  await pushAgain(jobContext(), { ...job?.data, tries: String(TRIES_MAX - 1) })
  expect(await waitingJobs()).toHaveLength(before)
  const { devices } = await world.call(getPush, {}, { token })
  expect(devices[0]?.failingSince).not.toBe('')
  browser.answer({ status: 201 })
  await publish('/news/p2')
  await world.runJobs()
  expect(await subscriptionsOf(holderId)).toMatchObject([{ failingSince: null }])
})

test('a browser that has failed for a month is removed', async () => {
  const { browser, holderId } = await notified()
  const since = new Date(world.now().getTime() - (FAILING_DAYS + 1) * DAY_MS)
  await world.ctx().db.update(pushSubscriptions).set({ failingSince: since })
  browser.answer({ status: 403 })
  await publish()
  await world.runJobs()
  expect(await subscriptionsOf(holderId)).toEqual([])
})

test('after a restart the others get it, and nobody twice', async () => {
  const all = await Promise.all(Array.from({ length: 60 }, () => notified()))
  await inTransaction(world.ctx(), (ctx) =>
    pushToMembers({ ...ctx, jobs: { ...ctx.jobs, send: async () => undefined } }, post('/news/long')),
  )
  const [message] = await world.ctx().db.select().from(pushMessages).where(eq(pushMessages.issuerId, issuerId))
  const stopped = AbortSignal.abort()
  const jobs = { ...jobContext().jobs, send: async () => undefined }
  await push({ ...jobContext(), jobs, stopping: stopped }, { messageId: message?.id ?? '' })
  const sent = () => all.map(({ browser }) => browser.received.length)
  expect(sent().filter((times) => times === 1)).toHaveLength(50)
  await push(jobContext(), { messageId: message?.id ?? '' })
  await push(jobContext(), { messageId: message?.id ?? '' })
  expect(sent().every((times) => times === 1)).toBe(true)
})

test('a notification that is a day old is not sent any more, and is deleted', async () => {
  const { browser } = await notified()
  await publish()
  await world.runJobs()
  const old = new Date(world.now().getTime() - DAY_MS - 1)
  const isHere = and(eq(pushMessages.issuerId, issuerId))
  await world.ctx().db.update(pushMessages).set({ createdAt: old, doneHolderId: '', doneId: '' }).where(isHere)
  const [message] = await world.ctx().db.select().from(pushMessages).where(isHere)
  await push(jobContext(), { messageId: message?.id ?? '' })
  expect(browser.received).toHaveLength(1)
  await forgetPushes(world.ctx())
  expect(await world.ctx().db.$count(pushMessages, isHere)).toBe(0)
})
