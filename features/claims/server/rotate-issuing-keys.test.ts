import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { rotateIssuingKeys } from './rotate-issuing-keys.ts'

const NAMES = ['Cordée Lyon', 'Harbour School', 'Summit Club']
let world: World
const issuerIds: string[] = []

beforeAll(async () => {
  world = await openWorld()
  for (const name of NAMES) issuerIds.push((await signUpIssuer(world, name)).issuerId)
  world.advance(1000)
})
afterAll(() => world.close())

const keysOf = (ownerId: string) =>
  world
    .ctx()
    .db.select()
    .from(sealedKeys)
    .where(and(eq(sealedKeys.ownerId, ownerId), eq(sealedKeys.purpose, 'issuing')))
const counts = () => Promise.all(issuerIds.map(async (id) => (await keysOf(id)).length))
const run = (before: Date, isCompromised = false) =>
  rotateIssuingKeys(world.ctx(), { issuer: 'all', isCompromised, before })

test.each([false, true])('continues an interrupted run over all issuers (compromised: %s)', async (isCompromised) => {
  world.advance(1000)
  const before = world.now()
  const had = await counts()
  for await (const { rotated } of run(before, isCompromised)) {
    expect(rotated?.outcome).toBe('rotated')
    // Interrupted after the first.
    break
  }
  const again = []
  for await (const { rotated } of run(before, isCompromised)) again.push(rotated?.outcome ?? 'done')
  expect(again.sort()).toEqual(['done', 'rotated', 'rotated'])
  expect(await counts()).toEqual(had.map((count) => count + 1))
  for (const id of issuerIds) {
    const old = (await keysOf(id)).filter(({ createdAt }) => createdAt < before)
    expect(
      old.every(({ retiredAt, compromisedAt }) => retiredAt !== null && (compromisedAt !== null) === isCompromised),
    ).toBe(true)
  }
})

test('reports an issuer whose account key cannot be opened, and rotates the others', async () => {
  world.advance(1000)
  // Its delegation would have to be signed again.
  const { issuerId: broken } = await startSending(world)
  const account = and(eq(sealedKeys.ownerId, broken), eq(sealedKeys.purpose, 'account'))
  await world
    .ctx()
    .db.update(sealedKeys)
    .set({ sealed: new Uint8Array(40) })
    .where(account)
  world.advance(11 * 60_000)
  const outcomes = new Map<string, unknown>()
  for await (const { id, rotated, failed } of run(world.now())) outcomes.set(id, failed ? 'failed' : rotated?.outcome)
  expect(Object.fromEntries(outcomes)).toEqual({
    ...Object.fromEntries(issuerIds.map((id) => [id, 'rotated'])),
    [broken]: 'failed',
  })
  expect(await keysOf(broken)).toMatchObject([{ retiredAt: null }])
})
