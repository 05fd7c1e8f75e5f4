import { generateKeyPairSync } from 'node:crypto'
import { base58btc } from 'multiformats/bases/base58'
import { describe, expect, test } from 'vitest'
import { isForSignatures, keyOfMethod, readJwk } from './method-key.ts'

// The public keys of RFC 7515, A.3, and of RFC 8037, A.2.
const P256 = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
}
const ED25519 = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
const ecKey = (namedCurve: string) => {
  const { kty, crv, x = '', y = '' } = generateKeyPairSync('ec', { namedCurve }).publicKey.export({ format: 'jwk' })
  return { kty, crv, x, y }
}
const [P384, SECP256K1] = [ecKey('P-384'), ecKey('secp256k1')]
const RSA = { kty: 'RSA', n: 'A'.repeat(1366), e: 'AQAB' }

describe('a JWK', () => {
  test.each([
    ['P-256', P256],
    ['P-384', P384],
    ['secp256k1', SECP256K1],
    ['Ed25519', ED25519],
    ['RSA', RSA],
  ])('of the kind %s is read with its public members only', (_, jwk) => {
    const more = { d: 'c2VjcmV0', p: 'cA', q: 'cQ', kid: 'k1', x5c: ['MIIB'] }
    expect(readJwk({ ...jwk, ...more })).toEqual(jwk)
  })

  test.each([
    ['an EC key of P-521', { ...P256, crv: 'P-521' }],
    ['an EC key whose curve is a list', { ...P256, crv: ['P-256'] }],
    ['an EC key of the curve of an OKP key', { ...P256, crv: 'Ed25519' }],
    ['an EC key without x', { ...P256, x: undefined }],
    ['an EC key without y', { ...P256, y: undefined }],
    ['an EC key whose y is a number', { ...P256, y: 7 }],
    ['an OKP key for key agreement', { ...ED25519, crv: 'X25519' }],
    ['an OKP key of Ed448', { ...ED25519, crv: 'Ed448' }],
    ['an OKP key of the curve of an EC key', { ...ED25519, crv: 'P-256' }],
    ['an OKP key without x', { ...ED25519, x: undefined }],
    ['an OKP key whose x is a list', { ...ED25519, x: [ED25519.x] }],
    ['an RSA key without n', { ...RSA, n: undefined }],
    ['an RSA key without e', { ...RSA, e: undefined }],
    ['an RSA key whose e is a number', { ...RSA, e: 65_537 }],
    ['a shared secret', { kty: 'oct', k: 'c2VjcmV0' }],
    ['a shared secret that looks like an EC key', { ...P256, kty: 'oct' }],
    ['a shared secret that looks like an OKP key', { ...ED25519, kty: 'oct' }],
    ['a shared secret that looks like an RSA key', { ...RSA, kty: 'oct' }],
    ['a key without a kind', { ...P256, kty: undefined }],
    ['an EC key for key agreement', { ...P256, alg: 'ECDH-ES' }],
    ['an RSA key for encryption', { ...RSA, alg: 'RSA-OAEP' }],
    ['a point that is not on its curve', { ...P256, y: P256.x }],
    ['a text', 'P-256'],
    ['nothing', undefined],
  ])('is not read from %s', (_, value) => {
    expect(readJwk(value)).toBeUndefined()
  })

  // 8,192 bits are 1,366 characters. Much larger numbers would keep a processor busy.
  test.each([
    ['a modulus of 1,400 characters', { ...RSA, n: 'A'.repeat(1400) }, true],
    ['a modulus of more', { ...RSA, n: 'A'.repeat(1401) }, false],
    ['a modulus of 2,048 bits', { ...RSA, n: 'A'.repeat(342) }, true],
    ['a modulus of fewer', { ...RSA, n: 'A'.repeat(341) }, false],
    ['an exponent of 8 characters', { ...RSA, e: 'A'.repeat(8) }, true],
    ['an exponent of more', { ...RSA, e: 'A'.repeat(9) }, false],
    ['an EC coordinate of more than 1,400 characters', { ...P256, y: 'A'.repeat(1401) }, false],
    ['an OKP key of more than 1,400 characters', { ...ED25519, x: 'A'.repeat(1401) }, false],
  ])('with %s is read: %j', (_, jwk, isRead) => {
    expect(readJwk(jwk) !== undefined).toBe(isRead)
  })

  test.each([
    { use: 'enc' },
    { key_ops: ['encrypt'] },
    { use: 'sig', key_ops: [] },
    { use: 'enc', key_ops: ['verify'] },
  ])('is not read with the purpose %j', (purpose) => {
    for (const jwk of [P256, ED25519, RSA]) expect(readJwk({ ...jwk, ...purpose })).toBeUndefined()
  })

  // RFC 7517, 4.2 and 4.3.
  test.each([
    ['no purpose', {}, true],
    ['signatures', { use: 'sig' }, true],
    ['verification among its operations', { key_ops: ['sign', 'verify'] }, true],
    ['both', { use: 'sig', key_ops: ['verify'] }, true],
    ['encryption', { use: 'enc' }, false],
    ['a use without a name', { use: '' }, false],
    ['other operations', { key_ops: ['wrapKey', 'deriveKey'] }, false],
    ['no operation', { key_ops: [] }, false],
    ['an operation without a name', { key_ops: [''] }, false],
    ['signatures, but other operations', { use: 'sig', key_ops: ['wrapKey'] }, false],
  ])('that states %s may verify signatures: %j', (_, stated, may) => {
    expect(isForSignatures(stated)).toBe(may)
  })
})

describe('a verification method', () => {
  const multikey = (prefix: number[], bytes: Uint8Array) => base58btc.encode(Uint8Array.from([...prefix, ...bytes]))
  const bytesOf = (text: string) => Buffer.from(text, 'base64url')
  const compress = ({ x, y }: { x: string; y: string }) =>
    Buffer.concat([Buffer.of(2 + ((bytesOf(y).at(-1) ?? 0) % 2)), bytesOf(x)])
  const compressed = compress(P256)

  const whole = ({ x, y }: { x: string; y: string }) => Buffer.concat([Buffer.of(4), bytesOf(x), bytesOf(y)])

  // The multicodecs of Controlled Identifiers 1.0, 2.2.2.
  test.each([
    ['an Ed25519 Multikey', { publicKeyMultibase: multikey([0xed, 0x01], bytesOf(ED25519.x)) }, ED25519],
    ['a P-256 Multikey', { publicKeyMultibase: multikey([0x80, 0x24], compressed) }, P256],
    ['a P-384 Multikey', { publicKeyMultibase: multikey([0x81, 0x24], compress(P384)) }, P384],
    ['a secp256k1 Multikey', { publicKeyMultibase: multikey([0xe7, 0x01], compress(SECP256K1)) }, SECP256K1],
    ['a P-256 JWK', { publicKeyJwk: P256 }, P256],
    ['an Ed25519 JWK', { publicKeyJwk: ED25519 }, ED25519],
    ['an RSA JWK', { publicKeyJwk: RSA }, RSA],
    [
      'an Ed25519VerificationKey2020',
      { type: 'Ed25519VerificationKey2020', publicKeyMultibase: multikey([0xed, 0x01], bytesOf(ED25519.x)) },
      ED25519,
    ],
    ['a JsonWebKey2020', { type: 'JsonWebKey2020', publicKeyJwk: P384 }, P384],
    [
      'an EcdsaSecp256k1VerificationKey2019',
      { type: 'EcdsaSecp256k1VerificationKey2019', publicKeyJwk: SECP256K1 },
      SECP256K1,
    ],
  ])('has the key of %s', (_, method, jwk) => {
    expect(keyOfMethod(method)).toEqual(jwk)
  })

  test.each([
    ['an X25519 Multikey', { publicKeyMultibase: multikey([0xec, 0x01], bytesOf(ED25519.x)) }],
    ['a P-256 point under the code of P-384', { publicKeyMultibase: multikey([0x81, 0x24], compressed) }],
    ['a P-384 point under the code of P-256', { publicKeyMultibase: multikey([0x80, 0x24], compress(P384)) }],
    ['a point that is not compressed', { publicKeyMultibase: multikey([0x80, 0x24], whole(P256)) }],
    [
      'a point beside its curve',
      { publicKeyMultibase: multikey([0x80, 0x24], Buffer.concat([Buffer.of(2), Buffer.alloc(32, 0xff)])) },
    ],
    ['a JWK for encryption', { publicKeyJwk: { ...P256, use: 'enc' } }],
    ['an older form', { publicKeyBase58: base58btc.encode(bytesOf(ED25519.x)).slice(1) }],
    ['nothing', {}],
  ])('has no key that is known with %s', (_, method) => {
    expect(keyOfMethod(method)).toBeUndefined()
  })
})
