// On both databases: keys are rewrapped while other calls use the same connection.

import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assertMasterKeys } from '#apps/server/start/assert-master-keys.ts'
import { newId } from '#base/ids.ts'
import type { Config } from '#platform/settings/config.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createKey } from './create-key.ts'
import { destroyKeys } from './destroy-keys.ts'
import { openKey } from './open-key.ts'
import { rewrapKeys } from './rewrap-keys.ts'
import { type KeyPurpose, sealedKeys } from './tables.ts'

const OLD = { id: 'old', key: new Uint8Array(32).fill(1) }
const NEW = { id: 'new', key: new Uint8Array(32).fill(2) }
const PURPOSES: KeyPurpose[] = ['account', 'issuing', 'holder', 'jwt', 'ledger']

let world: World
beforeEach(async () => {
  world = await openWorld({ hasWorker: false, config: { masterKeys: [OLD] } })
})
afterEach(() => world.close())

/** A context of a server with other master keys and no opened keys yet. */
const withKeys = (...masterKeys: Config['masterKeys']) => ({
  ...world.ctx(),
  config: { ...world.config, masterKeys },
})

async function makeKeys(each: number) {
  const made: { id: string; secret: Uint8Array }[] = []
  for (const purpose of PURPOSES)
    for (let i = 0; i < each; i++) {
      const { id } = await createKey(world.ctx(), { purpose, ownerId: newId() })
      made.push({ id, secret: await openKey(world.ctx(), id) })
    }
  return made
}

test('opens every key with the new master key alone, to the same secret', async () => {
  const made = await makeKeys(25)
  const result = await rewrapKeys(withKeys(NEW, OLD))
  expect(result).toEqual({ rewrapped: 125, refused: [], under: { new: 125 } })
  const after = withKeys(NEW)
  for (const { id, secret } of made) expect(await openKey(after, id)).toEqual(secret)
  const before = withKeys(OLD)
  await expect(openKey(before, made[0]?.id ?? '')).rejects.toThrow('not among MASTER_KEYS')
})

test('opens an RSA key, whose secret is longer, with the new master key alone', async () => {
  const { id } = await createKey(world.ctx(), { purpose: 'rsa', ownerId: newId() })
  const secret = await openKey(world.ctx(), id)
  expect(secret.length).toBeGreaterThan(1000)
  expect(await rewrapKeys(withKeys(NEW, OLD))).toEqual({ rewrapped: 1, refused: [], under: { new: 1 } })
  expect(await openKey(withKeys(NEW), id)).toEqual(secret)
})

test('shares the work between two simultaneous runs and leaves none for a third', async () => {
  await makeKeys(25)
  const both = await Promise.all([rewrapKeys(withKeys(NEW, OLD)), rewrapKeys(withKeys(NEW, OLD))])
  expect(both[0].rewrapped + both[1].rewrapped).toBe(125)
  expect(await rewrapKeys(withKeys(NEW, OLD))).toEqual({ rewrapped: 0, refused: [], under: { new: 125 } })
})

test('resumes an interrupted run, while keys open with both master keys', async () => {
  const made = await makeKeys(25)
  let updates = 0
  const ctx = withKeys(NEW, OLD)
  const broken = {
    ...ctx,
    now: () => {
      updates++
      if (updates > 1) throw new Error('The process was killed')
      return ctx.now()
    },
  }
  await expect(rewrapKeys(broken)).rejects.toThrow('killed')
  const halfway = withKeys(NEW, OLD)
  for (const { id, secret } of made) expect(await openKey(halfway, id)).toEqual(secret)
  expect(await rewrapKeys(ctx)).toEqual({ rewrapped: 25, refused: [], under: { new: 125 } })
})

test('refuses a row swapped for another and leaves it unchanged', async () => {
  const [mine, theirs] = await makeKeys(1)
  const { db } = world.ctx()
  const rowOf = async (id = '') => (await db.select().from(sealedKeys).where(eq(sealedKeys.id, id)))[0]
  const other = await rowOf(theirs?.id)
  const swapped = { wrappedKey: other?.wrappedKey, sealed: other?.sealed }
  await db
    .update(sealedKeys)
    .set(swapped)
    .where(eq(sealedKeys.id, mine?.id ?? ''))
  const result = await rewrapKeys(withKeys(NEW, OLD))
  expect(result).toEqual({ rewrapped: 4, refused: [mine?.id], under: { new: 4, old: 1 } })
  await expect(openKey(withKeys(NEW, OLD), mine?.id ?? '')).rejects.toThrow()
})

test('ignores destroyed keys, also in the master key check at start', async () => {
  const { db } = world.ctx()
  const destroyed = newId()
  for (let i = 0; i < 6; i++) await createKey(world.ctx(), { purpose: 'issuing', ownerId: destroyed })
  await createKey(world.ctx(), { purpose: 'issuing', ownerId: newId() })
  await destroyKeys(world.ctx(), destroyed)
  await assertMasterKeys(db, { masterKeys: [OLD] })
  expect(await rewrapKeys(withKeys(NEW, OLD))).toEqual({ rewrapped: 1, refused: [], under: { new: 1 } })
  await assertMasterKeys(db, { masterKeys: [NEW] })
})
