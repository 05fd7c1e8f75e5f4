import { describe, expect, test } from 'vitest'
import { bundledLoader } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { generateIssuingKey } from '../keys/issuing-key.ts'
import { makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { checkIssuer } from './check-issuer.ts'

const SCHOOL = 'https://school.example/issuers/1'
const ADDRESS = 'https://school.example/keys'

/** A proof that names a method; the owner of a key is checked apart from the signature. */
const proofBy = (verificationMethod: string) => ({
  type: 'DataIntegrityProof',
  cryptosuite: 'eddsa-rdfc-2022',
  verificationMethod,
  proofPurpose: 'assertionMethod',
  proofValue: 'z3',
})
const serving = (documents: Record<string, object>) => {
  const asked: string[] = []
  const loader = bundledLoader(async (url) => {
    asked.push(url)
    return documents[url]
  })
  return { loader, asked, now: NOW }
}

describe('the issuer of a credential', () => {
  test.each([
    ['no credential', 'a badge'],
    ['a credential without issuer', { type: ['VerifiableCredential'] }],
    ['an issuer without an identifier', { issuer: { name: 'School' } }],
  ])('is missing in %s', async (_, credential) => {
    expect(await checkIssuer(credential, serving({}))).toEqual({ ok: null, reason: 'issuerMissing' })
  })

  test.each([
    ['unread when its document is there', makeIssuer().didDocument, { ok: null, reason: 'keyUnread' }],
    ['unreachable when it is not', undefined, { ok: null, reason: 'issuerUnreachable' }],
    ['contradicted when it is that of another', makeIssuer('b').didDocument, { ok: false, reason: 'issuerMismatch' }],
  ])('without a proof is %s', async (_, document, found) => {
    const { did } = makeIssuer()
    expect(await checkIssuer(makeBadge(did), serving(document ? { [did]: document } : {}))).toEqual(found)
  })

  test('without a proof is not asked for at an https address, which says nothing of a key', async () => {
    const { loader, asked } = serving({})
    expect(await checkIssuer(makeBadge(SCHOOL), { loader, now: NOW })).toEqual({ ok: null, reason: 'keyUnread' })
    expect(asked).toEqual([])
  })

  test('is known by one active key, when other proofs name an older one', async () => {
    const { did, publicKeyMultibase } = makeIssuer()
    const older = generateIssuingKey().publicKeyMultibase
    const keys = [
      { publicKeyMultibase: older, active: false },
      { publicKeyMultibase, active: true },
    ]
    const { loader } = serving({ [did]: buildDidDocument({ did, alsoKnownAs: [], keys }) })
    const proof = [proofBy(`${did}#${older}`), proofBy(`${did}#${publicKeyMultibase}`)]
    expect(await checkIssuer({ ...makeBadge(did), proof }, { loader, now: NOW })).toEqual({ ok: true })
  })

  test('is asked for at four documents at most, however many proofs there are', async () => {
    const { loader, asked } = serving({})
    const proof = Array.from({ length: 9 }, (_, nth) => proofBy(`did:web:${nth}.example#1`))
    await checkIssuer({ ...makeBadge(SCHOOL), proof }, { loader, now: NOW })
    expect(asked).toHaveLength(4)
  })
})

describe('the issuer of a key', () => {
  const { did, publicKeyMultibase } = makeIssuer()
  const other = 'did:web:elsewhere.example'

  test.each([
    ["another's name", `${other}#key`],
    ['a name that only begins like its own', `${did}x#key`],
  ])('is not who lists it under %s', async (_, id) => {
    const method = { id, type: 'Multikey', controller: did, publicKeyMultibase }
    const { loader } = serving({ [did]: { id: did, verificationMethod: [method], assertionMethod: [id] } })
    expect(await checkIssuer({ ...makeBadge(did), proof: [proofBy(id)] }, { loader, now: NOW })).toEqual({
      ok: false,
      reason: 'keyUnknown',
    })
  })

  const listedAt = (address: string) => {
    const method = { id: `${address}#1`, type: 'Multikey', controller: address, publicKeyMultibase }
    return { [address]: { id: address, verificationMethod: [method], assertionMethod: [method.id] } }
  }

  test('is an https address when that lists it', async () => {
    const { loader } = serving(listedAt(ADDRESS))
    expect(await checkIssuer({ ...makeBadge(SCHOOL), proof: [proofBy(`${ADDRESS}#1`)] }, { loader, now: NOW })).toEqual(
      {
        ok: true,
      },
    )
  })

  test.each([
    ['at another address', 'https://elsewhere.example/keys'],
    ['in the document of a DID', other],
    ['in the document of a DID that cannot be read', 'did:web:gone.example'],
  ])('is not an https address when it is listed %s', async (_, owner) => {
    const { loader } = serving({ ...listedAt('https://elsewhere.example/keys'), ...listedAt(other) })
    expect(await checkIssuer({ ...makeBadge(SCHOOL), proof: [proofBy(`${owner}#1`)] }, { loader, now: NOW })).toEqual({
      ok: null,
      reason: 'keyUnbound',
    })
  })
})
