import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createWebhook } from './create-webhook.ts'
import { openDelivering } from './delivering.ts'
import { openReceiver } from './testing-receiver.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Runs the loop with a count of its queries; ends with the test. */
function run() {
  const stopped = new AbortController()
  const counted = { queries: 0 }
  const ctx = world.ctx()
  const db = new Proxy(ctx.db, {
    get: (target, name) => {
      if (name === 'execute') counted.queries += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as Context['db']
  const ended = openDelivering({ ...ctx, db, stopping: stopped.signal }).run()
  onTestFinished(async () => {
    stopped.abort()
    await ended
  })
  return counted
}
/** Waits until the loop has read nothing for a while. */
const untilRest = (counted: { queries: number }) =>
  expect
    .poll(async () => {
      const before = counted.queries
      await new Promise((resolve) => setTimeout(resolve, 200))
      return counted.queries - before
    })
    .toBe(0)

test('the loop reads twice and rests, sends what a notice tells of, and rests again', async () => {
  const receiver = await openReceiver()
  onTestFinished(receiver.close)
  const { ctx, issuerId } = await signUpIssuer(world, 'Cordée Lyon')
  await createWebhook(ctx, { url: receiver.url, kinds: ['badge.issued'], withAddresses: false })
  const counted = run()
  await expect.poll(() => counted.queries).toBe(2)
  await untilRest(counted)
  expect(counted.queries).toBe(2)
  await recordEvents(world.ctx(), [{ action: 'badge.issued', issuerId, subjectId: newId() }])
  await expect.poll(() => receiver.received.length).toBe(1)
  await untilRest(counted)
  expect(counted.queries).toBeLessThan(20)
})
