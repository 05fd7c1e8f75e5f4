import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { accountOf } from '#credentials/dids/did-sdi.ts'
import { openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createKey } from './create-key.ts'
import { destroyKeys } from './destroy-keys.ts'
import { findKey } from './find-key.ts'
import { listKeys } from './list-keys.ts'
import { openKey } from './open-key.ts'
import { sealedKeys } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const sealedRow = async (id: string) => {
  const [row] = await world.ctx().db.select().from(sealedKeys).where(eq(sealedKeys.id, id))
  if (!row) throw new Error('No such row')
  return row
}

test('opens a new key to the secret behind its public key', async () => {
  const ctx = world.ctx()
  const account = await createKey(ctx, { purpose: 'account', ownerId: 'owner' })
  expect(accountOf(await openKey(ctx, account.id)).address).toBe(account.publicKey)
  const issuing = await createKey(ctx, { purpose: 'issuing', ownerId: 'owner' })
  const { id } = openIssuingKey('did:web:example.org', await openKey(ctx, issuing.id))
  expect(id).toBe(`did:web:example.org#${issuing.publicKey}`)
})

test('does not open a row with the sealed bytes of another row', async () => {
  const ctx = world.ctx()
  const mine = await createKey(ctx, { purpose: 'account', ownerId: 'mine' })
  const theirs = await createKey(ctx, { purpose: 'account', ownerId: 'theirs' })
  const { sealed, wrappedKey } = await sealedRow(theirs.id)
  await ctx.db.update(sealedKeys).set({ sealed, wrappedKey }).where(eq(sealedKeys.id, mine.id))
  await expect(openKey(ctx, mine.id)).rejects.toThrow()
})

test('forgets an opened key after ten minutes', async () => {
  const ctx = world.ctx()
  const { id } = await createKey(ctx, { purpose: 'holder', ownerId: newId() })
  const secret = await openKey(ctx, id)
  await ctx.db
    .update(sealedKeys)
    .set({ sealed: new Uint8Array(64) })
    .where(eq(sealedKeys.id, id))
  expect(await openKey(ctx, id)).toEqual(secret)
  world.advance(10 * 60 * 1000 + 1)
  await expect(openKey(world.ctx(), id)).rejects.toThrow()
})

test('a key whose owner was erased meanwhile is not found, and no failure of the server', async () => {
  const ctx = world.ctx()
  const { id } = await createKey(ctx, { purpose: 'badge', ownerId: 'erased' })
  await destroyKeys(ctx, 'erased')
  await expect(openKey(ctx, id)).rejects.toMatchObject({ name: 'Problem', key: 'notFound' })
})

test('gives each caller its own copy of a secret', async () => {
  const ctx = world.ctx()
  const { id } = await createKey(ctx, { purpose: 'holder', ownerId: newId() })
  const first = await openKey(ctx, id)
  const expected = first.slice()
  first.fill(0)
  expect(await openKey(ctx, id)).toEqual(expected)
})

test('lists a rotated key, but no longer as the current one', async () => {
  const ctx = world.ctx()
  const old = await createKey(ctx, { purpose: 'issuing', ownerId: 'rotator' })
  await ctx.db.update(sealedKeys).set({ retiredAt: ctx.now() }).where(eq(sealedKeys.id, old.id))
  expect(await findKey(ctx, 'rotator', 'issuing')).toBeUndefined()
  world.advance(1)
  const present = await createKey(world.ctx(), { purpose: 'issuing', ownerId: 'rotator' })
  expect(await findKey(ctx, 'rotator', 'issuing')).toEqual(present)
  expect(await listKeys(ctx, 'rotator', 'issuing')).toEqual([
    { publicKey: old.publicKey, active: false },
    { publicKey: present.publicKey, active: true },
  ])
})
