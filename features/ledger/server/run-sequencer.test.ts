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

test('a server that starts signs its log, and what is queued is in a checkpoint soon, asked for by nobody', async () => {
  expect(await world.call(contract.getCheckpoint, {})).toMatchObject({ size: 0 })
  const hash = someHash()
  await anchorHash(world.ctx(), { hash, kind: 'badge' })
  const found = () => world.call(contract.getProof, { hash }).catch(() => undefined)
  await expect.poll(found).toMatchObject({ index: 0, entry: { kind: 'badge', hash } })
})
