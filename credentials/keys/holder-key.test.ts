import { generateKeyPairSync } from 'node:crypto'
import { base58btc } from 'multiformats/bases/base58'
import { describe, expect, test } from 'vitest'
import { keyOfDid, keyOfJwk } from './holder-key.ts'

// The keys of the did:key method 0.7.
const DID_OF_SECP256K1 = 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme'
const SECP256K1 = {
  crv: 'secp256k1',
  kty: 'EC',
  x: 'h0wVx_2iDlOcblulc8E5iEw1EYh5n1RYtLQfeSTyNc0',
  y: 'O2EATIGbu6DezKFptj5scAIRntgfecanVNXxat1rnwE',
}
const DID_OF_P256 = 'did:key:zDnaerDaTF5BXEavCrfRZEk316dpbLsfPDZ3WJ5hRTPFU2169'
const P256 = {
  crv: 'P-256',
  kty: 'EC',
  x: 'fyNYMN0976ci7xqiSdag3buk-ZCwgXU4kz9XNkBlNUI',
  y: 'hW2ojTNfH7Jbi8--CJUo3OCbH3y5n91g-IMA9MLMbTU',
}
// RFC 8037, A.2; its did:key is the multicodec 0xed and these bytes.
const ED25519 = { crv: 'Ed25519', kty: 'OKP', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
const written = (bytes: number[]) => `did:key:${base58btc.encode(Uint8Array.from(bytes))}`
const DID_OF_ED25519 = written([0xed, 0x01, ...Buffer.from(ED25519.x, 'base64url')])
const didOf = (jwk: unknown) => `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`

const KINDS = [
  ['secp256k1', SECP256K1, DID_OF_SECP256K1, 'ES256K'],
  ['P-256', P256, DID_OF_P256, 'ES256'],
  ['Ed25519', ED25519, DID_OF_ED25519, 'EdDSA'],
] as const

describe("a holder's JWK", () => {
  test.each(KINDS)('of %s has its own algorithm', (_, jwk, __, algorithm) => {
    const found = keyOfJwk(jwk)
    expect(found.algorithm).toBe(algorithm)
    expect(found.key.export({ format: 'jwk' })).toEqual(jwk)
  })

  test.each(KINDS)('of %s is named by its public members alone', (_, jwk) => {
    const { did } = keyOfJwk({ y: 'c3RyYW5nZQ', ...jwk, kid: 'k1', use: 'sig', key_ops: ['verify'] })
    expect(did).toBe(didOf(jwk))
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'P-256'],
    ['a list', [P256]],
    ['no curve', { ...P256, crv: undefined }],
    ['a curve in a list', { ...P256, crv: ['P-256'] }],
    ['the curve P-384', generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' })],
    ['the curve X25519', generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' })],
    ['a member of every object for a curve', { ...P256, crv: 'constructor' }],
    ['an EC curve for an OKP key', { ...P256, kty: 'OKP' }],
    ['an OKP curve for an EC key', { ...ED25519, kty: 'EC', y: P256.y }],
    ['no kind', { ...P256, kty: undefined }],
    ['a secret member', { ...P256, d: 'c2VjcmV0' }],
    ['an empty secret member', { ...ED25519, d: null }],
  ])('is refused with %s', (_, jwk) => {
    expect(() => keyOfJwk(jwk)).toThrow('Not a public key')
  })

  test.each([{ use: 'enc' }, { key_ops: ['deriveKey'] }])('is refused with the purpose %j', (purpose) => {
    expect(() => keyOfJwk({ ...P256, ...purpose })).toThrow('Not a key for signatures')
  })

  test.each([
    ['a point beside the curve', { ...P256, y: P256.x }],
    ['a point of another curve', { ...SECP256K1, crv: 'P-256' }],
    ['no y', { ...P256, y: undefined }],
    ['an Ed25519 key of 31 bytes', { ...ED25519, x: Buffer.alloc(31).toString('base64url') }],
  ])('is refused with %s', (_, jwk) => {
    expect(() => keyOfJwk(jwk)).toThrow()
  })
})

describe('a DID that spells out its key', () => {
  test.each(KINDS)('has the key of %s, also behind a fragment', (_, jwk, didKey, algorithm) => {
    for (const did of [didKey, didOf(jwk)]) {
      for (const url of [did, `${did}#0`]) {
        const found = keyOfDid(url)
        expect([found.did, found.algorithm]).toEqual([did, algorithm])
        expect(found.key.export({ format: 'jwk' })).toEqual(jwk)
      }
    }
  })

  test.each([
    '',
    '#0',
    'did:web:a.example',
    'did:key:',
    'DID:KEY:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme',
    `x${DID_OF_P256}`,
    `${DID_OF_P256}/path`,
    `${DID_OF_P256}?x=1`,
    `${didOf(P256)}=`,
  ])('is not %j', (url) => {
    expect(() => keyOfDid(url)).toThrow('Not a DID that spells out its key')
  })

  test.each([
    ['X25519', [0xec, 0x01, ...Buffer.from(ED25519.x, 'base64url')]],
    ['P-384', [0x81, 0x24, 3, ...Buffer.from(P256.x, 'base64url')]],
    ['an unknown code with the second byte of Ed25519', [0xee, 0x01, ...Buffer.from(ED25519.x, 'base64url')]],
    ['no key', [0xed]],
  ])('is refused for %s', (_, bytes) => {
    expect(() => keyOfDid(written(bytes))).toThrow('Not a key that we know')
  })

  test.each([
    ['a point of another curve', [0x80, 0x24, 3, ...Buffer.from(SECP256K1.x, 'base64url')]],
    ['an Ed25519 key of 33 bytes', [0xed, 0x01, ...Buffer.alloc(33)]],
    [
      'a point that is not compressed',
      [0x80, 0x24, 4, ...[P256.x, P256.y].flatMap((part) => [...Buffer.from(part, 'base64url')])],
    ],
    ['a compressed point of 32 bytes', [0x80, 0x24, ...Buffer.from(P256.x, 'base64url')]],
  ])('is refused with %s', (_, bytes) => {
    expect(() => keyOfDid(written(bytes))).toThrow()
  })

  test.each([
    ['a secret member', { ...P256, d: 'c2VjcmV0' }],
    ['another purpose', { ...P256, use: 'enc' }],
    ['another kind', { ...P256, kty: 'OKP' }],
  ])('is refused as a did:jwk with %s', (_, jwk) => {
    expect(() => keyOfDid(didOf(jwk))).toThrow(/^Not a (public )?key/)
  })

  test('is refused in another base than base58', () => {
    const bytes = Buffer.from([0xed, 0x01, ...Buffer.from(ED25519.x, 'base64url')])
    expect(() => keyOfDid(`did:key:u${bytes.toString('base64url')}`)).toThrow()
  })
})
