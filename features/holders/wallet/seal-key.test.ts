import { expect, test } from 'vitest'
import { makeOwnKey } from './own-key.ts'
import { newSealSalt, sealKey, unsealKey } from './seal-key.ts'

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
