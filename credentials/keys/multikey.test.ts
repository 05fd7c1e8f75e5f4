import { base58btc } from 'multiformats/bases/base58'
import { describe, expect, test } from 'vitest'
import { decodeBase58, decodeMultikey, encodeMultikey } from './multikey.ts'

// The public key of RFC 8032, 7.1, test 1.
const KEY = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex')
const written = (prefix: number[], key: Uint8Array) => base58btc.encode(Uint8Array.from([...prefix, ...key]))

describe('an Ed25519 Multikey', () => {
  test('is the multicodec 0xed and the key, in base58btc', () => {
    expect(encodeMultikey(KEY)).toBe(written([0xed, 0x01], KEY))
    expect(encodeMultikey(KEY)).toMatch(/^z6Mk/)
  })

  test('is read as its 32 bytes', () => {
    expect(decodeMultikey(written([0xed, 0x01], KEY))).toEqual(new Uint8Array(KEY))
  })

  // Multicodecs of other keys, and varints that share one byte with the prefix.
  test.each([
    ['the key agreement X25519', [0xec, 0x01]],
    ['secp256k1', [0xe7, 0x01]],
    ['another code with the same first byte', [0xed, 0x02]],
    ['another code with the same second byte', [0xee, 0x01]],
    ['an Ed25519 secret key', [0x80, 0x26]],
  ])('is not read from a key of %s', (_, prefix) => {
    expect(decodeMultikey(written(prefix, KEY))).toBeUndefined()
  })

  test.each([0, 31, 33, 64])('is not read from %d bytes', (length) => {
    expect(decodeMultikey(written([0xed, 0x01], new Uint8Array(length)))).toBeUndefined()
  })
})

test.each([
  ['a text in another base', 'uAAEC'],
  ['a character outside of base58', 'z6MkO0Il'],
  ['an empty text', ''],
  ['more than 200 characters', `z${'2'.repeat(200)}`],
  ['a number', 7],
  ['a list', ['z2']],
  ['nothing', undefined],
])('reads no multibase value from %s', (_, value) => {
  expect(decodeBase58(value)).toBeUndefined()
})

test('reads a multibase value of 200 characters', () => {
  expect(decodeBase58(`z${'1'.repeat(199)}`)).toEqual(new Uint8Array(199))
})
