import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscribePush } from '#features/push/contract.ts'
import { openPushService, type TestBrowser } from '#features/push/server/testing-push-service.ts'
import { inTransaction } from '#platform/context.ts'
import { type Member, memberByMail } from '#testing/member-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getAudience } from '../contract.ts'
import { muteCommunity } from '../wallet-contract.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { testChannel } from './testing-channel.ts'

let service: Awaited<ReturnType<typeof openPushService>>
let world: World
let channel: Awaited<ReturnType<typeof testChannel>>
let member: Member
let browser: TestBrowser
let count = 0
beforeAll(async () => {
  service = await openPushService()
  world = await openWorld({ network: service.network })
})
beforeEach(async () => {
  channel = await testChannel(world)
  member = await memberByMail(world, channel.issuerId, `reader${++count}@example.org`)
  browser = service.browser()
  await world.call(subscribePush, browser.subscription, { token: member.token })
})
afterAll(async () => {
  await world.close()
  await service.close()
})

const mute = () => world.call(muteCommunity, { issuerId: channel.issuerId, muted: true }, { token: member.token })
const audience = () => world.call(getAudience, {}, { token: channel.token })

test('a published post reaches the devices of members, and opens at its own address', async () => {
  const { eventId } = await channel.publish('The glue gun is back on its hook.')
  await world.runJobs()
  expect(browser.received.map(({ shown }) => shown)).toEqual([
    expect.objectContaining({ body: 'The glue gun is back on its hook.', url: `/news/${eventId}` }),
  ])
})

test('a post that was deleted before its notification was sent reaches no device', async () => {
  await inTransaction(channel.ctx, async (ctx) => {
    const { eventId } = await createPost(ctx, { message: 'A mistake', publishAt: '' })
    await deletePost(ctx, { postId: eventId })
  })
  await world.runJobs()
  expect(browser.received).toEqual([])
})

test('counts the members with notifications on, without those who muted the community', async () => {
  await memberByMail(world, channel.issuerId, `quiet${++count}@example.org`)
  expect(await audience()).toEqual({ members: 2, notified: 1 })
  await mute()
  expect(await audience()).toEqual({ members: 2, notified: 0 })
})
