// On both databases: a transaction that fails must free the one connection.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { inTransaction, onCommit } from '../context.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const lostRace = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

test('retries work that lost a race, a few times', async () => {
  let runs = 0
  const work = inTransaction(world.ctx(), async () => {
    runs += 1
    if (runs < 3) throw lostRace()
    return 'done'
  })
  expect(await work).toBe('done')
  expect(runs).toBe(3)
})

test('never repeats committed work, even if its effects throw', async () => {
  let runs = 0
  const work = inTransaction(world.ctx(), async (ctx) => {
    runs += 1
    await onCommit(ctx, () => {
      throw lostRace()
    })
  })
  await expect(work).rejects.toThrow('deadlock')
  expect(runs).toBe(1)
})

test('does not retry work that fails for another reason', async () => {
  let runs = 0
  const work = inTransaction(world.ctx(), async () => {
    runs += 1
    throw new Error('no race')
  })
  await expect(work).rejects.toThrow('no race')
  expect(runs).toBe(1)
})
