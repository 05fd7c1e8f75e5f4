import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { recordEvents } from '#platform/audit.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { LOG_DAYS } from '../rules.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { openDelivering } from './delivering.ts'
import { eraseFromWebhooks, eraseWebhooksOf } from './erase-webhooks.ts'
import { forgetOldMessages } from './forget-webhooks.ts'
import { getDelivery } from './get-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { replayDelivery } from './replay-delivery.ts'
import { webhookEndpoints, webhookMessages, webhookTries } from './tables.ts'
import { openReceiver, type Receiver } from './testing-receiver.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let world: World
let receiver: Receiver
let club: Awaited<ReturnType<typeof signUpIssuer>>
beforeAll(async () => {
  world = await openWorld()
  club = await signUpIssuer(world, 'Cordée Lyon')
})
beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(async () => {
  await receiver.close()
  await eraseWebhooksOf(world.ctx(), club.issuerId)
})
afterAll(() => world.close())

const create = () => createWebhook(club.ctx, { url: receiver.url, kinds: ['badge.issued'], withAddresses: false })
const log = () => listDeliveries(club.ctx, contract.listDeliveries.input.parse({}))
const get = (deliveryId: string) => getDelivery(club.ctx, { deliveryId })
const again = (deliveryId: string) => replayDelivery(club.ctx, { deliveryId })
const happen = (count = 1) =>
  recordEvents(
    world.ctx(),
    Array.from({ length: count }, () => ({ action: 'badge.issued', issuerId: club.issuerId, subjectId: newId() })),
  )
const deliver = () => openDelivering(world.ctx()).drain()
const rows = async () => {
  const { db } = world.ctx()
  return [await db.$count(webhookEndpoints), await db.$count(webhookMessages), await db.$count(webhookTries)]
}

test('deleting an endpoint deletes its log', async () => {
  const { webhookId } = await create()
  await happen(2)
  await deliver()
  await deleteWebhook(club.ctx, { webhookId })
  await world.runJobs()
  expect(await rows()).toEqual([0, 0, 0])
})

test('bodies go after 14 days, and the log after 30', async () => {
  await create()
  await happen()
  await deliver()
  const [delivery] = (await log()).deliveries
  world.advance(15 * DAY_MS)
  await forgetOldMessages(world.ctx({ kind: 'system', job: 'test' }))
  await expect(again(delivery?.id ?? '')).rejects.toMatchObject({ key: 'bodyGone' })
  expect(await get(delivery?.id ?? '')).toMatchObject({ body: '', headers: [] })
  world.advance(LOG_DAYS * DAY_MS)
  await forgetOldMessages(world.ctx({ kind: 'system', job: 'test' }))
  expect(await rows()).toEqual([1, 0, 0])
})

test('erasing a person empties what the log says about them', async () => {
  await create()
  await happen(2)
  await deliver()
  const { db } = world.ctx()
  const [first] = await db.select().from(webhookMessages)
  await db
    .update(webhookMessages)
    .set({ holderId: 'lea' })
    .where(eq(webhookMessages.id, first?.id ?? ''))
  await eraseFromWebhooks(world.ctx(), { holderIds: ['lea'], claimIds: [] })
  const bodies = (await db.select().from(webhookMessages)).map(({ body }) => body === '')
  expect(bodies.toSorted()).toEqual([false, true])
})

test('deleting the community deletes endpoints, secrets, messages and attempts', async () => {
  await create()
  await happen(2)
  await deliver()
  expect(await rows()).toEqual([1, 2, 2])
  await eraseWebhooksOf(world.ctx(), club.issuerId)
  expect(await rows()).toEqual([0, 0, 0])
  const secrets = await rowsOf(world.ctx().db, sql`select 1 from sealed_keys where purpose = 'webhook'`)
  expect(secrets).toHaveLength(0)
})
