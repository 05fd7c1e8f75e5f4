import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { generateIssuingKey } from '../keys/issuing-key.ts'
import { generateJwtKey, readP256Multikey } from '../keys/jwt-key.ts'
import { keyOfMethod } from '../keys/method-key.ts'
import { didJwkDocument, didKeyDocument } from './did-key.ts'

describe('the document of a did:key', () => {
  test('is its Ed25519 key, which may assert and authenticate (did:key 0.7, 3.1.1)', () => {
    const { publicKeyMultibase } = generateIssuingKey()
    const did = `did:key:${publicKeyMultibase}`
    const id = `${did}#${publicKeyMultibase}`
    expect(didKeyDocument(did)).toEqual({
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      id: did,
      alsoKnownAs: [],
      verificationMethod: [{ id, type: 'Multikey', controller: did, publicKeyMultibase }],
      assertionMethod: [id],
      authentication: [id],
    })
  })

  test('lists a P-256 key once', () => {
    const { publicKeyMultibase } = generateJwtKey()
    const did = `did:key:${publicKeyMultibase}`
    const id = `${did}#${publicKeyMultibase}`
    const publicKeyJwk = readP256Multikey(publicKeyMultibase)
    expect(didKeyDocument(did)).toMatchObject({
      verificationMethod: [{ id, type: 'JsonWebKey', controller: did, publicKeyJwk }],
      assertionMethod: [id],
      authentication: [id],
    })
  })

  // The examples of did:key 0.7, appendix: P-384 and secp256k1.
  test.each([
    ['P-384', 'z82Lm1MpAkeJcix9K8TMiLd5NMAhnwkjjCBeWHXyu3U4oT2MVJJKXkcVBgjGhnLBn2Kaau9'],
    ['secp256k1', 'zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme'],
  ])('lists a %s key as the Multikey that it is', (crv, publicKeyMultibase) => {
    const did = `did:key:${publicKeyMultibase}`
    const id = `${did}#${publicKeyMultibase}`
    const document = didKeyDocument(did)
    expect(document).toMatchObject({ verificationMethod: [{ id, type: 'Multikey' }], assertionMethod: [id] })
    expect(keyOfMethod({ ...document?.verificationMethod[0] })).toMatchObject({ kty: 'EC', crv })
  })

  test.each([
    ['of a key in another method', (key: string) => `did:web:${key}`],
    ['with words before it', (key: string) => `x did:key:${key}`],
    ['with a key and more', (key: string) => `did:key:${key}#${key}`],
    ['without a key', () => 'did:key:'],
  ])('is none %s', (_, didOf) => {
    expect(didKeyDocument(didOf(generateIssuingKey().publicKeyMultibase))).toBeUndefined()
  })
})

describe('the document of a did:jwk', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const jwk = publicKey.export({ format: 'jwk' })
  const encode = (text: string) => Buffer.from(text).toString('base64url')
  const encoded = encode(JSON.stringify(jwk))

  test('is its key, which may assert and authenticate', () => {
    const did = `did:jwk:${encoded}`
    expect(didJwkDocument(did)).toEqual({
      '@context': 'https://www.w3.org/ns/did/v1',
      id: did,
      verificationMethod: [{ id: `${did}#0`, type: 'JsonWebKey', controller: did, publicKeyJwk: jwk }],
      assertionMethod: [`${did}#0`],
      authentication: [`${did}#0`],
    })
  })

  test('never repeats a secret that somebody put into it', () => {
    const did = `did:jwk:${encode(JSON.stringify(privateKey.export({ format: 'jwk' })))}`
    expect(didJwkDocument(did)).toMatchObject({ verificationMethod: [{ publicKeyJwk: jwk }] })
    expect(JSON.stringify(didJwkDocument(did)?.verificationMethod)).not.toContain('"d"')
  })

  test.each([
    ['of a key in another method', `did:web:${encoded}`],
    ['of more than 2,000 letters', `did:jwk:${encode(JSON.stringify(jwk) + ' '.repeat(2000))}`],
    ['of a key for encryption', `did:jwk:${encode(JSON.stringify({ ...jwk, use: 'enc' }))}`],
    ['of a key on another curve', `did:jwk:${encode(JSON.stringify({ ...jwk, crv: 'P-521' }))}`],
    ['that is no JSON', `did:jwk:${encode('a key')}`],
    ['without a key', 'did:jwk:'],
  ])('is none %s', (_, did) => {
    expect(didJwkDocument(did)).toBeUndefined()
  })
})
