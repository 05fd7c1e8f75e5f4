import { eq, inArray } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveWallet } from '#features/holders/contract.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { sessions } from '#platform/tables.ts'
import { memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getPush, subscribePush, unsubscribePush } from '../contract.ts'
import { DEVICES_MAX } from '../rules.ts'
import { eraseIssuerPush } from './erase-push.ts'
import { pushToHolder, pushToMembers } from './push.ts'
import { ensurePushKey } from './push-key.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'
import { openPushService } from './testing-push-service.ts'

let service: Awaited<ReturnType<typeof openPushService>>
let world: World
let issuerId = ''
beforeAll(async () => {
  service = await openPushService()
  world = await openWorld({ network: service.network })
  issuerId = (await signUpIssuer(world, 'Cordée Lyon', 'ada@example.org')).issuerId
})
afterAll(async () => {
  await world.close()
  await service.close()
})

let count = 0
const someone = () => memberByMail(world, issuerId, `device${++count}@example.org`)
const subscribe = (token: string, browser = service.browser()) =>
  world.call(subscribePush, browser.subscription, { token })
const rowsOf = (holderId: string) =>
  world.ctx().db.select().from(pushSubscriptions).where(eq(pushSubscriptions.holderId, holderId))
const secretsOf = (ids: string[]) => world.ctx().db.$count(sealedKeys, inArray(sealedKeys.ownerId, ids))

test('a device is listed once it gets notifications, and not after they are turned off', async () => {
  const { token } = await someone()
  const { subscriptionId } = await subscribe(token)
  expect((await world.call(getPush, {}, { token })).devices).toMatchObject([{ subscriptionId, failingSince: '' }])
  await world.call(unsubscribePush, { subscriptionId }, { token })
  expect((await world.call(getPush, {}, { token })).devices).toEqual([])
  expect(await secretsOf([subscriptionId])).toBe(0)
})

test("the address and keys of a browser's subscription are stored sealed", async () => {
  const { token } = await someone()
  const browser = service.browser()
  await subscribe(token, browser)
  const { endpoint, p256dh, auth } = browser.subscription
  for (const text of [endpoint, p256dh, auth]) expect(await tablesWith(world, text)).toEqual([])
})

test('subscribing again replaces the subscription of the browser', async () => {
  const { token, holderId } = await someone()
  const browser = service.browser()
  const first = await subscribe(token, browser)
  const second = await subscribe(token, browser)
  expect(await rowsOf(holderId)).toMatchObject([{ id: second.subscriptionId }])
  expect(await secretsOf([first.subscriptionId])).toBe(0)
})

test('a browser that another wallet uses now belongs to that wallet', async () => {
  const [before, now] = [await someone(), await someone()]
  const browser = service.browser()
  await subscribe(before.token, browser)
  await subscribe(now.token, browser)
  expect(await rowsOf(before.holderId)).toEqual([])
  expect(await rowsOf(now.holderId)).toHaveLength(1)
})

test("a wallet cannot turn off another one's device", async () => {
  const [mine, theirs] = [await someone(), await someone()]
  const { subscriptionId } = await subscribe(theirs.token)
  const turned = world.call(unsubscribePush, { subscriptionId }, { token: mine.token })
  await expect(turned).rejects.toMatchObject({ key: 'notFound' })
  expect(await rowsOf(theirs.holderId)).toHaveLength(1)
})

test.each([
  'https://10.0.0.7/push/1',
  'https://localhost/push/1',
  'http://push.example.org/1',
  'https://private.example.test/push/1',
  'https://unknown.example.org/push/1',
])('%s is refused, and nothing is written', async (endpoint) => {
  const { token, holderId } = await someone()
  const before = await world.ctx().db.$count(sealedKeys)
  const subscribed = world.call(subscribePush, { ...service.browser().subscription, endpoint }, { token })
  await expect(subscribed).rejects.toMatchObject({ key: 'pushAddressRefused', status: 400 })
  expect(await rowsOf(holderId)).toEqual([])
  expect(await world.ctx().db.$count(sealedKeys)).toBe(before)
})

test('keys that are no point of the curve are refused', async () => {
  const { token } = await someone()
  const given = { ...service.browser().subscription, p256dh: `B${'A'.repeat(86)}` }
  await expect(world.call(subscribePush, given, { token })).rejects.toMatchObject({ key: 'pushKeysInvalid' })
})

test('a session opened only by a claim link cannot turn them on', async () => {
  const { token } = await someone()
  await world
    .ctx()
    .db.update(sessions)
    .set({ fromClaim: 1 })
    .where(eq(sessions.id, decodeJwt(token).sub ?? ''))
  await expect(subscribe(token)).rejects.toMatchObject({ key: 'pushNotProven' })
})

testOnPostgres('of many devices that turn them on at once, twenty do', async () => {
  const { token, holderId } = await someone()
  const all = await Promise.allSettled(Array.from({ length: DEVICES_MAX + 10 }, () => subscribe(token)))
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.key] : []))
  expect(refused).toEqual(Array(10).fill('tooManyDevices'))
  expect(await rowsOf(holderId)).toHaveLength(DEVICES_MAX)
})

testOnPostgres('processes that start at once make one key', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => ensurePushKey(world.ctx())))
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
  expect(await world.ctx().db.$count(sealedKeys, eq(sealedKeys.purpose, 'push'))).toBe(1)
})

test('signing out ends the notifications of that browser only', async () => {
  const { token, holderId } = await someone()
  await subscribe(token)
  const kept = { id: 'kept', holderId, sessionId: 'another', endpointHash: 'kept', device: '', createdAt: world.now() }
  await world.ctx().db.insert(pushSubscriptions).values(kept)
  await world.call(leaveWallet, {}, { token })
  expect(await rowsOf(holderId)).toMatchObject([{ id: 'kept' }])
})

test('merging two wallets keeps the devices of both', async () => {
  const [from, into] = [await someone(), await someone()]
  await subscribe(from.token)
  await subscribe(into.token)
  await mergeHolders(world.ctx(), { from: from.holderId, into: into.holderId })
  expect(await rowsOf(from.holderId)).toEqual([])
  expect(await rowsOf(into.holderId)).toHaveLength(2)
})

const message = { kind: 'message', title: 'Cordée Lyon', text: 'A word to one person', url: '/' } as const

test('an erased person leaves no device, and no notification that waits', async () => {
  const { token, holderId } = await someone()
  const { subscriptionId } = await subscribe(token)
  await pushToHolder(world.ctx(), { ...message, issuerId, holderId })
  await eraseHolder(world.ctx(), { holderIds: [holderId], emails: [] })
  expect(await rowsOf(holderId)).toEqual([])
  expect(await secretsOf([subscriptionId])).toBe(0)
  expect(await tablesWith(world, message.text)).toEqual([])
})

test('a deleted community leaves no notification', async () => {
  await pushToMembers(world.ctx(), { ...message, issuerId, text: 'A word to everyone' })
  await eraseIssuerPush(world.ctx(), issuerId)
  expect(await world.ctx().db.$count(pushMessages, eq(pushMessages.issuerId, issuerId))).toBe(0)
})
