import { base58btc } from 'multiformats/bases/base58'
import { expect, test } from 'vitest'
import { readP256Multikey } from './jwt-key.ts'

// The key of the did:key method 0.7, P-256.
const MULTIKEY = 'zDnaerDaTF5BXEavCrfRZEk316dpbLsfPDZ3WJ5hRTPFU2169'
const JWK = {
  kty: 'EC',
  crv: 'P-256',
  x: 'fyNYMN0976ci7xqiSdag3buk-ZCwgXU4kz9XNkBlNUI',
  y: 'hW2ojTNfH7Jbi8--CJUo3OCbH3y5n91g-IMA9MLMbTU',
}
const [x, y] = [JWK.x, JWK.y].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
// The last byte of y is odd (0x35).
const COMPRESSED = Buffer.concat([Buffer.of(3), x])
const written = (prefix: number[], point: Uint8Array) => base58btc.encode(Uint8Array.from([...prefix, ...point]))

test('reads the point of a P-256 Multikey', () => {
  expect(written([0x80, 0x24], COMPRESSED)).toBe(MULTIKEY)
  expect(readP256Multikey(MULTIKEY)).toEqual(JWK)
})

test.each([
  ['secp256k1', [0xe7, 0x01]],
  ['P-384', [0x81, 0x24]],
  ['a code with the same first byte', [0x80, 0x25]],
  ['a code with the same second byte', [0x82, 0x24]],
])('reads no P-256 key from a Multikey of %s', (_, prefix) => {
  expect(readP256Multikey(written(prefix, COMPRESSED))).toBeUndefined()
})

test.each([
  ['not compressed', Buffer.concat([Buffer.of(4), x, y])],
  ['of 32 bytes', x],
  ['of 34 bytes', Buffer.concat([COMPRESSED, Buffer.of(0)])],
  // A coordinate is below the prime of the field.
  ['beyond the field', Buffer.concat([Buffer.of(2), Buffer.alloc(32, 255)])],
  ['at infinity', Buffer.alloc(33)],
])('reads no P-256 key from a point %s', (_, point) => {
  expect(readP256Multikey(written([0x80, 0x24], point))).toBeUndefined()
})
