import { base58btc } from 'multiformats/bases/base58'
import { describe, expect, test } from 'vitest'
import { type Canonize, canonizeWhole, NotCanonized } from '../canonizing/canonize.ts'
import { checkSignature } from '../checking/check-signature.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { didKeyDocument } from '../dids/did-key.ts'
import { prove as proveBy } from '../judges/testing-prove.ts'
import type { IssuingKey } from '../keys/issuing-key.ts'
import { generateJwtKey, openJwtKey, readP256Multikey } from '../keys/jwt-key.ts'
import { makeBadge, makeIssuer, NOW } from '../test-issuer.ts'

const [issuer, notary] = [makeIssuer(), makeIssuer('notary')]
const documents = new Map<string, object>([...issuer.documents, ...notary.documents])
const loader = bundledLoader(async (url) => documents.get(url) ?? didKeyDocument(url))
const badge = makeBadge(issuer.did)

const prove = (given: { key: IssuingKey } & Record<string, unknown>, document: object = badge) =>
  proveBy(document, { ...given, loader })
const check = (proof: unknown, document: object = badge) => checkSignature({ ...document, proof }, { loader, now: NOW })

describe('a badge', () => {
  test('fails without a proof', async () => {
    expect(await check(undefined)).toEqual({ ok: false, reason: 'proofMissing' })
  })

  test.each([
    ['of another document', async () => (await prove({ key: issuer.key }, { ...badge, name: 'Another' })).proofValue],
    ['of 63 bytes', async () => base58btc.encode(new Uint8Array(63))],
    ['of 65 bytes', async () => base58btc.encode(new Uint8Array(65))],
    ['of no bytes', async () => 'z'],
  ])('fails with a signature %s', async (_, signature) => {
    const proof = { ...(await prove({ key: issuer.key })), proofValue: await signature() }
    expect(await check(proof)).toEqual({ ok: false, reason: 'altered' })
  })

  test.each([
    ['in another base', `u${Buffer.alloc(64).toString('base64url')}`],
    ['that is no text of its base', 'z0OIl'],
    ['that is empty', ''],
  ])('is malformed with a signature %s, which contradicts nothing', async (_, proofValue) => {
    const proof = { ...(await prove({ key: issuer.key })), proofValue }
    expect(await check(proof)).toEqual({ ok: null, reason: 'malformed' })
  })

  test('is malformed by a proof of a suite without a name', async () => {
    const proof = { ...(await prove({ key: issuer.key })), cryptosuite: '' }
    expect(await check(proof)).toEqual({ ok: null, reason: 'malformed' })
  })

  test('says that it is too costly when this machine canonizes no more', async () => {
    const canonize = () => Promise.reject(new NotCanonized('Busy'))
    const signed = { ...badge, proof: await prove({ key: issuer.key }) }
    expect(await checkSignature(signed, { loader, now: NOW, canonize })).toEqual({ ok: null, reason: 'tooCostly' })
  })

  test('is canonized once for all its proofs, and each of these once', async () => {
    const canonized: object[] = []
    const canonize: Canonize = (document, load) => {
      canonized.push(document)
      return canonizeWhole(document, load)
    }
    const proof = await prove({ key: issuer.key })
    const later = { ...proof, created: '2026-03-01T12:00:01Z' }
    const { reason } = await checkSignature(
      { ...badge, proof: [later, { ...later, nonce: 'x' }] },
      { loader, now: NOW, canonize },
    )
    expect(reason).toBe('altered')
    expect(canonized.map((document) => 'credentialSubject' in document).toSorted()).toEqual([false, false, true])
  })

  test('has unknown words when it cannot be canonized for another reason', async () => {
    const canonize: Canonize = () => Promise.reject(new Error('A word is not defined'))
    const signed = { ...badge, proof: await prove({ key: issuer.key }) }
    expect(await checkSignature(signed, { loader, now: NOW, canonize })).toEqual({ ok: null, reason: 'contextUnknown' })
  })
})

describe('a proof that ends', () => {
  const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString()

  test.each([
    ['now', at(0)],
    ['a moment ago', at(-1)],
  ])('%s has ended', async (_, expires) => {
    expect(await check(await prove({ key: issuer.key, expires }))).toEqual({
      ok: false,
      reason: 'proofExpired',
      ended: expires,
    })
  })

  test('in a moment is good', async () => {
    expect(await check(await prove({ key: issuer.key, expires: at(1) }))).toEqual({ ok: true })
  })

  test('is altered with another end', async () => {
    const proof = await prove({ key: issuer.key, expires: at(-1) })
    expect(await check({ ...proof, expires: at(1) })).toEqual({ ok: false, reason: 'altered' })
  })

  test('is altered, not ended, when its document was changed', async () => {
    const proof = await prove({ key: issuer.key, expires: at(-1) })
    expect(await check(proof, { ...badge, name: 'Another' })).toEqual({ ok: false, reason: 'altered' })
  })

  test('ends the proofs that name it as previous', async () => {
    const first = await prove({ key: notary.key, id: 'urn:example:1', expires: at(-1) })
    const last = await prove({ key: issuer.key, previousProof: first.id, previous: [first] })
    expect(await check([first, last])).toMatchObject({ ok: false, reason: 'proofExpired' })
  })
})

describe('the previous proofs', () => {
  const first = prove({ key: notary.key, id: 'urn:example:1' })
  const follow = async (id: string, key: IssuingKey, ...previous: Record<string, unknown>[]) =>
    prove({ key, id, previousProof: previous.map((proof) => proof.id), previous })

  test('must all hold, also the last of them', async () => {
    const side = await prove({ key: notary.key, id: 'urn:example:2' })
    const forged = { ...side, proofValue: (await first).proofValue }
    const both = await follow('urn:example:3', issuer.key, await first, forged)
    expect(await check([await first, forged, both])).toEqual({ ok: false, reason: 'altered' })
  })

  test('may share the proof before them', async () => {
    const left = await follow('urn:example:2', notary.key, await first)
    const right = await follow('urn:example:3', notary.key, await first)
    const last = await follow('urn:example:4', issuer.key, left, right)
    expect(await check([await first, left, right, last])).toEqual({ ok: true })
  })

  test("are not checked by a key at an address that is not the issuer's", async () => {
    const address = 'https://notary.example/keys'
    const method = { id: `${address}#1`, type: 'Multikey', controller: address }
    const listed = { ...method, publicKeyMultibase: notary.publicKeyMultibase }
    documents.set(address, { id: address, verificationMethod: [listed], assertionMethod: [method.id] })
    const theirs = await prove({ key: { ...notary.key, id: method.id }, id: 'urn:example:2' })
    const last = await follow('urn:example:3', issuer.key, theirs)
    expect(await check([theirs, last])).toEqual({ ok: null, reason: 'keyMissing' })
  })
})

describe('a key', () => {
  const made = generateJwtKey()
  const did = `did:key:${made.publicKeyMultibase}`
  const p256 = openJwtKey(did, made.secretKey)
  const key: IssuingKey = { id: p256.id, sign: (data) => p256.signBytes(data) }
  const document = makeBadge(did)

  test('of P-256 is for the suite of its curve', async () => {
    expect(await check(await prove({ key, cryptosuite: 'ecdsa-rdfc-2019' }, document), document)).toEqual({ ok: true })
  })

  test('of P-256 signs nothing under the suite of Ed25519', async () => {
    const proof = await prove({ key, cryptosuite: 'eddsa-rdfc-2022' }, document)
    expect(await check(proof, document)).toEqual({ ok: false, reason: 'altered' })
  })

  test('of Ed25519 signs nothing under the suite of P-256', async () => {
    const proof = await prove({ key: issuer.key, cryptosuite: 'ecdsa-rdfc-2019' })
    expect(await check(proof)).toEqual({ ok: false, reason: 'altered' })
  })

  test('that is no point of its curve contradicts nothing', async () => {
    const school = makeIssuer('school')
    const { x } = readP256Multikey(made.publicKeyMultibase) ?? {}
    const method = { id: `${school.did}#1`, type: 'JsonWebKey', controller: school.did }
    const publicKeyJwk = { kty: 'EC', crv: 'P-256', x, y: x }
    const listed = { ...method, publicKeyJwk }
    documents.set(school.did, { id: school.did, verificationMethod: [listed], assertionMethod: [method.id] })
    const named = makeBadge(school.did)
    const proof = await prove({ key: { ...key, id: method.id }, cryptosuite: 'ecdsa-rdfc-2019' }, named)
    expect(await check(proof, named)).toEqual({ ok: null, reason: 'keyMissing' })
  })
})
