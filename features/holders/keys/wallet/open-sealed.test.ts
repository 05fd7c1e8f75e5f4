import { afterEach, expect, test, vi } from 'vitest'
import { openSealed } from './open-sealed.ts'
import { makeOwnKey } from './own-key.ts'
import { newSealSalt, sealKey } from './seal-key.ts'
import { fakePasskeys } from './testing-passkeys.ts'

afterEach(() => vi.unstubAllGlobals())

const PASSPHRASE = 'a rope and two knots'
const key = makeOwnKey()
const prf = new Uint8Array(32).fill(9)

function authenticatorWith(secret: Uint8Array<ArrayBuffer> | undefined) {
  const { PublicKeyCredential, navigator, asked } = fakePasskeys({ got: secret && { results: { first: secret } } })
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('navigator', navigator)
  return asked
}

test('opens the sealed key with its passphrase', async () => {
  expect(await openSealed(await sealKey(key, { passphrase: PASSPHRASE }), PASSPHRASE)).toEqual(key)
})

test('opens nothing with a wrong passphrase', async () => {
  expect(await openSealed(await sealKey(key, { passphrase: PASSPHRASE }), 'a rope')).toBeUndefined()
})

test('asks for the passkey that sealed the key, not for a passphrase', async () => {
  const sealed = await sealKey(key, { prf, salt: newSealSalt(), credentialId: new Uint8Array([4, 2]) })
  const asked = authenticatorWith(prf)
  expect(await openSealed(sealed, PASSPHRASE)).toEqual(key)
  expect(asked.get[0]?.publicKey?.allowCredentials).toEqual([{ type: 'public-key', id: new Uint8Array([4, 2]) }])
})

test.each([
  ['is cancelled', undefined],
  ['is another one', new Uint8Array(32)],
])('opens nothing when the passkey %s', async (_, secret) => {
  const sealed = await sealKey(key, { prf, salt: newSealSalt(), credentialId: new Uint8Array([4, 2]) })
  authenticatorWith(secret)
  expect(await openSealed(sealed, PASSPHRASE)).toBeUndefined()
})
