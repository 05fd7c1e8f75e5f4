import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Notices, openNotices } from '#platform/notices.ts'
import { openWorld, type World } from './testing.ts'

let world: World
let other: Notices
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  // On Postgres a second process has notices of its own; the embedded database has one process and one emitter.
  other = world.database.kind === 'postgres' ? await openNotices(world.database) : world.ground.notices
})
afterAll(async () => {
  if (other !== world.ground.notices) await other.close()
  await world.close()
})

test('a notice told by one server wakes those who listen at another, for its channel only', async () => {
  const woken: string[] = []
  const wake = new Promise<void>((resolve) => {
    other.subscribe('operation:one', () => {
      woken.push('one')
      resolve()
    })
  })
  other.subscribe('operation:two', () => woken.push('two'))
  world.ground.notices.tell('operation:one')
  await wake
  expect(woken).toEqual(['one'])
})

test('many notices of one channel become a few, the last never lost', async () => {
  let wakes = 0
  const unsubscribe = other.subscribe('issuer:busy', () => wakes++)
  for (let i = 0; i < 500; i++) world.ground.notices.tell('issuer:busy')
  await expect.poll(() => wakes, { timeout: 5000 }).toBe(2)
  unsubscribe()
})
