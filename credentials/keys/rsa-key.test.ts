import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { base58btc } from 'multiformats/bases/base58'
import { expect, test } from 'vitest'
import { generateRsaKey, openRsaKey, readRsaMultikey, thumbprintOf } from './rsa-key.ts'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const { n, e } = publicKey.export({ format: 'jwk' })
const DER = publicKey.export({ format: 'der', type: 'pkcs1' })
const written = (prefix: number[], der: Uint8Array) => base58btc.encode(Uint8Array.from([...prefix, ...der]))

test('reads the PKCS #1 key behind a Multikey with the multicodec 0x1205', () => {
  expect(readRsaMultikey(written([0x85, 0x24], DER))).toEqual({ kty: 'RSA', n, e })
})

test.each([
  ['a code with the same first byte', written([0x85, 0x25], DER)],
  ['a code with the same second byte', written([0x80, 0x24], DER)],
  ['bytes that are no key', written([0x85, 0x24], DER.subarray(1))],
  ['a character outside of base58', `${written([0x85, 0x24], DER)}0`],
  ['more than 1,600 characters', `z${'1'.repeat(1600)}`],
  ['a number', 7],
  ['nothing', undefined],
])('reads no RSA key from %s', (_, multibase) => {
  expect(readRsaMultikey(multibase)).toBeUndefined()
})

// Much larger keys would keep a processor busy.
test.each([
  [8192, true],
  [10_240, false],
])('reads an RSA key of %d bits: %j', (bits, isRead) => {
  const jwk = { kty: 'RSA', n: Buffer.alloc(bits / 8, 255).toString('base64url'), e: 'AQAB' }
  const der = createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'der', type: 'pkcs1' })
  expect(readRsaMultikey(written([0x85, 0x24], der))).toEqual(isRead ? jwk : undefined)
})

test('makes a pair: the Multikey is the public half of the secret bytes, of 3,072 bits', async () => {
  const { publicKeyMultibase, secretKey } = await generateRsaKey()
  const key = createPrivateKey({ key: Buffer.from(secretKey), format: 'der', type: 'pkcs8' })
  const half = createPublicKey(key).export({ format: 'jwk' })
  expect(readRsaMultikey(publicKeyMultibase)).toEqual({ kty: 'RSA', n: half.n, e: half.e })
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072)
  const { id } = openRsaKey('did:web:a.example', secretKey)
  expect(id).toBe(`did:web:a.example#${thumbprintOf({ kty: 'RSA', n: half.n ?? '', e: half.e ?? '' })}`)
})

test('names a key by the thumbprint of RFC 7638, 3.1', () => {
  const modulus =
    '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMs' +
    'tn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbO' +
    'pbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw'
  expect(thumbprintOf({ kty: 'RSA', n: modulus, e: 'AQAB' })).toBe('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs')
})
