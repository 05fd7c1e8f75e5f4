import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { anchorHash } from './anchor-hash.ts'
import { someHash } from './testing-ledger.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('signs the log at the start, and queued entries soon after, without a request', async () => {
  expect(await world.call(contract.getCheckpoint, {})).toMatchObject({ size: 0 })
  const hash = someHash()
  await anchorHash(world.ctx(), { hash, kind: 'badge' })
  const found = () => world.call(contract.getProof, { hash }).catch(() => undefined)
  await expect.poll(found).toMatchObject({ index: 0, entry: { kind: 'badge', hash } })
})
