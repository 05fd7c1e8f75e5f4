import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribePush } from '#features/push/contract.ts'
import { openPushService } from '#features/push/server/testing-push-service.ts'
import { openWorld, type World } from '#testing/world.ts'
import { openTalk } from './testing-talks.ts'

let service: Awaited<ReturnType<typeof openPushService>>
let world: World
beforeAll(async () => {
  service = await openPushService()
  world = await openWorld({ network: service.network })
})
afterAll(async () => {
  await world.close()
  await service.close()
})

test('only messages of the community reach the devices of the member', async () => {
  const talk = await openTalk(world)
  const browser = service.browser()
  await world.call(subscribePush, browser.subscription, { token: talk.lea.token })
  await talk.toCommunity('Is the laser free on Thursday?')
  await talk.toMember('It is, from ten.')
  await world.runJobs()
  expect(browser.received.map(({ shown }) => shown)).toEqual([
    expect.objectContaining({ body: 'It is, from ten.', url: `/communities/${talk.issuerId}/messages` }),
  ])
})
