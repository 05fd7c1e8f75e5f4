import { expect, test } from 'vitest'
import { makeOwnKey } from './own-key.ts'
import { isOtherKey, newSealSalt, sealKey, unsealKey } from './seal-key.ts'

test('opens with the passphrase that sealed it, not with another', async () => {
  const key = makeOwnKey()
  const sealed = await sealKey(key, { passphrase: 'a rope and two knots' })
  expect(await unsealKey(sealed, { passphrase: 'a rope and two knots' })).toEqual(key.entropy)
  expect(await unsealKey(sealed, { passphrase: 'a rope and three knots' })).toBeUndefined()
})

test('opens with the passkey that sealed it, for its own DID only', async () => {
  const key = makeOwnKey()
  const prf = crypto.getRandomValues(new Uint8Array(32))
  const sealed = await sealKey(key, { prf, salt: newSealSalt(), credentialId: new Uint8Array([1]) })
  expect(await unsealKey(sealed, { prf })).toEqual(key.entropy)
  expect(await unsealKey({ ...sealed, did: makeOwnKey().did }, { prf })).toBeUndefined()
})

test('stores no trace of the key itself', async () => {
  const key = makeOwnKey()
  const sealed = await sealKey(key, { passphrase: 'a rope and two knots' })
  const inside = Buffer.from(sealed.sealed).toString('hex')
  expect(inside).not.toContain(Buffer.from(key.entropy).toString('hex'))
})

test('records how it is opened, and the passkey only if it has one', async () => {
  const key = makeOwnKey()
  const credentialId = new Uint8Array([7])
  const byPasskey = await sealKey(key, { prf: new Uint8Array(32), salt: newSealSalt(), credentialId })
  expect(byPasskey).toMatchObject({ did: key.did, by: 'passkey', credentialId })
  const byPassphrase = await sealKey(key, { passphrase: 'a rope and two knots' })
  expect(byPassphrase).toMatchObject({ did: key.did, badgeDid: key.badge.did, by: 'passphrase' })
  expect(byPassphrase).not.toHaveProperty('credentialId')
})

test('seals the same key differently each time', async () => {
  const key = makeOwnKey()
  const [one, two] = [await sealKey(key, { passphrase: 'knots' }), await sealKey(key, { passphrase: 'knots' })]
  expect(one.salt).not.toEqual(two.salt)
  expect(one.iv).not.toEqual(two.iv)
  expect(new Uint8Array(one.sealed)).not.toEqual(new Uint8Array(two.sealed))
})

test('opens with a passphrase that another keyboard composes differently', async () => {
  const key = makeOwnKey()
  const sealed = await sealKey(key, { passphrase: 'cr\u00eate de neige' })
  expect(await unsealKey(sealed, { passphrase: 'cre\u0302te de neige' })).toEqual(key.entropy)
})

test('refuses an altered seal', async () => {
  const sealed = await sealKey(makeOwnKey(), { passphrase: 'a rope and two knots' })
  const bytes = new Uint8Array(sealed.sealed)
  bytes[0] = (bytes[0] ?? 0) ^ 1
  expect(await unsealKey({ ...sealed, sealed: bytes.buffer }, { passphrase: 'a rope and two knots' })).toBeUndefined()
})

test('tells another key from the sealed one, by its badge key too', async () => {
  const [key, other] = [makeOwnKey(), makeOwnKey()]
  const sealed = await sealKey(key, { passphrase: 'knots' })
  const { badgeDid: _, ...earlier } = sealed
  expect([isOtherKey(sealed, key), isOtherKey(earlier, key)]).toEqual([false, false])
  expect([isOtherKey(sealed, other), isOtherKey(earlier, other)]).toEqual([true, true])
  expect(isOtherKey(sealed, { ...key, badge: other.badge })).toBe(true)
})
