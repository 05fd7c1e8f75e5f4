import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { sessions } from '../tables.ts'
import { endSession, forgetSessions, openSession, readSession } from './sessions.ts'

const DAY = 24 * 60 * 60 * 1000

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const left = async () => (await world.ctx().db.select().from(sessions)).map(({ email }) => email).sort()

test('deletes ended sessions with their addresses, and keeps active ones', async () => {
  const [used, unused, ended] = await Promise.all(
    ['used@example.org', 'unused@example.org', 'ended@example.org'].map((email) =>
      openSession(world.ctx(), { kind: 'studio', email }),
    ),
  )
  await endSession(world.ctx(), ended?.id ?? '')
  await forgetSessions(world.ctx())
  expect(await left()).toEqual(['ended@example.org', 'unused@example.org', 'used@example.org'])
  world.advance(10 * DAY)
  await readSession(world.ctx(), used?.id ?? '')
  await forgetSessions(world.ctx())
  expect(await left()).toEqual(['unused@example.org', 'used@example.org'])
  world.advance(6 * DAY)
  expect(await readSession(world.ctx(), unused?.id ?? '')).toBeUndefined()
  await forgetSessions(world.ctx())
  expect(await left()).toEqual(['used@example.org'])
})
