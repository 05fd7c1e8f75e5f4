import { afterEach, describe, expect, test, vi } from 'vitest'
import { askPasskey, canUsePasskey, makePasskey } from './passkey.ts'
import { newSealSalt } from './seal-key.ts'
import { fakePasskeys } from './testing-passkeys.ts'

afterEach(() => vi.unstubAllGlobals())

const ABLE = { 'extension:prf': true, userVerifyingPlatformAuthenticator: true }
const secret = new Uint8Array(32).fill(9)
const salt = newSealSalt()

function browserWith(given: Parameters<typeof fakePasskeys>[0]) {
  const { PublicKeyCredential, navigator, asked } = fakePasskeys(given)
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('navigator', navigator)
  return asked
}

describe('a passkey is offered', () => {
  test('where the browser derives secrets and verifies the person', async () => {
    browserWith({ capabilities: ABLE })
    expect(await canUsePasskey()).toBe(true)
  })

  test.each(Object.keys(ABLE))('not where %s is missing', async (capability) => {
    browserWith({ capabilities: { ...ABLE, [capability]: false } })
    expect(await canUsePasskey()).toBe(false)
  })

  test('not where the browser has no passkeys', async () => {
    expect(await canUsePasskey()).toBe(false)
  })

  test('not where the browser does not report its capabilities', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    expect(await canUsePasskey()).toBe(false)
  })
})

describe('a new passkey', () => {
  test('returns its secret at once if the authenticator does', async () => {
    const asked = browserWith({ made: { enabled: true, results: { first: secret } } })
    expect(await makePasskey('Badges', salt)).toEqual({ credentialId: new Uint8Array([1, 2, 3]), prf: secret })
    expect(asked.get).toEqual([])
  })

  test('is asked for its secret if the authenticator returns it only then', async () => {
    const asked = browserWith({ made: { enabled: true }, got: { results: { first: secret } } })
    expect(await makePasskey('Badges', salt)).toEqual({ credentialId: new Uint8Array([1, 2, 3]), prf: secret })
    expect(asked.get[0]?.publicKey?.allowCredentials?.[0]?.id).toEqual(new Uint8Array([1, 2, 3]))
  })

  test.each([
    ['it was cancelled', undefined],
    ['it derives no secret', { enabled: false }],
  ])('is none where %s', async (_, made) => {
    browserWith({ made, got: { results: { first: secret } } })
    expect(await makePasskey('Badges', salt)).toBeUndefined()
  })

  test('requires verification of the person, not only the device', async () => {
    const asked = browserWith({ made: { enabled: true, results: { first: secret } } })
    await makePasskey('Badges', salt)
    expect(asked.create[0]?.publicKey?.authenticatorSelection?.userVerification).toBe('required')
  })
})

test('an existing passkey verifies the person and derives its secret from the salt of the sealed key', async () => {
  const asked = browserWith({ got: { results: { first: secret } } })
  expect(await askPasskey(new Uint8Array([5]), salt)).toEqual(secret)
  expect(asked.get[0]?.publicKey).toMatchObject({
    userVerification: 'required',
    extensions: { prf: { eval: { first: salt } } },
  })
})
