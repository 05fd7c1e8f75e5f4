import { expect, test } from 'vitest'
import { readingOnce } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { didKeyDocument } from '../dids/did-key.ts'
import { prove } from '../judges/testing-prove.ts'
import { generateIssuingKey, openIssuingKey } from '../keys/issuing-key.ts'
import { generateJwtKey, openJwtKey } from '../keys/jwt-key.ts'
import { envelop } from '../signing/envelop.ts'
import { signCredential } from '../signing/sign.ts'
import { makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { checkStatusLists } from './check-status-lists.ts'
import { emptyList, encodeList, setSlot } from './status-list.ts'
import { buildStatusListCredential } from './status-list-credential.ts'

const REVOCATION = 'http://localhost:4000/status/1'
const SUSPENSION = 'http://localhost:4000/status/1/suspension'
const SLOT = 8
const { did, key, documents, loader } = makeIssuer()

type Purpose = 'revocation' | 'suspension'
const urlOf = (purpose: Purpose) => (purpose === 'revocation' ? REVOCATION : SUSPENSION)

const listOf = (purpose: Purpose, isSet: boolean) => {
  const bits = emptyList()
  setSlot(bits, SLOT, isSet)
  return buildStatusListCredential({ url: urlOf(purpose), issuerDid: did, bits, validFrom: NOW, purpose })
}
const sign = (list: ReturnType<typeof listOf>, by = key) => signCredential(list, { key: by, loader, now: NOW })
const check = (...purposes: Purpose[]) => checkOf(did, ...purposes)
const checkOf = (issuer: string, ...purposes: Purpose[]) => {
  const credentialStatus = purposes.map((statusPurpose) => ({
    type: 'BitstringStatusListEntry',
    statusPurpose,
    statusListIndex: String(SLOT),
    statusListCredential: urlOf(statusPurpose),
  }))
  return checkStatusLists({ ...makeBadge(issuer), credentialStatus }, { ...readingOnce(loader), now: NOW })
}

test.each([
  [false, false, { ok: true }],
  [true, false, { ok: false, reason: 'revoked' }],
  [false, true, { ok: false, reason: 'suspended' }],
  [true, true, { ok: false, reason: 'revoked' }],
])('a badge with revocation %j and suspension %j is %j, in any order', async (isRevoked, isSuspended, found) => {
  documents.set(REVOCATION, await sign(listOf('revocation', isRevoked)))
  documents.set(SUSPENSION, await sign(listOf('suspension', isSuspended)))
  expect(await check('revocation', 'suspension')).toEqual(found)
  expect(await check('suspension', 'revocation')).toEqual(found)
})

test.each([
  [true, { ok: false, reason: 'suspended' }],
  [false, { ok: null, reason: 'listUnreachable' }],
])('beside an unreachable list a badge with suspension %j is %j', async (isSuspended, found) => {
  documents.delete(REVOCATION)
  documents.set(SUSPENSION, await sign(listOf('suspension', isSuspended)))
  expect(await check('revocation', 'suspension')).toEqual(found)
})

test('a badge without a status needs no list', async () => {
  const { credentialStatus: _, ...unlisted } = makeBadge(did)
  const context = { ...readingOnce(loader), now: NOW }
  const found = { ok: true, reason: 'notRevocable' }
  expect(await checkStatusLists(unlisted, context)).toEqual(found)
  expect(await checkStatusLists({ ...unlisted, credentialStatus: [] }, context)).toEqual(found)
})

const clear = listOf('revocation', false)
const set = listOf('revocation', true)
const thief = openIssuingKey(did, generateIssuingKey().secretKey)
const other = makeIssuer('other')
documents.set(other.did, other.didDocument)
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString()

test.each([
  ['without its signature', 'listUnproven', async () => clear],
  [
    'with a slot cleared after it was signed',
    'listUnproven',
    async () => ({ ...(await sign(set)), ...unsignedSubject() }),
  ],
  ['signed by a key that is not listed', 'listUnproven', () => sign(clear, thief)],
  ['signed by another key in the name of a listed one', 'listUnproven', () => sign(clear, { ...thief, id: key.id })],
  ['that has expired', 'listNotCurrent', () => sign({ ...clear, validUntil: later(-1) })],
  ['that is not yet valid', 'listNotCurrent', () => sign({ ...clear, validFrom: later(61) })],
  ['whose end is no date', 'listUnreadable', () => sign({ ...clear, validUntil: 'later' })],
  ['without an issuer', 'listUnreadable', async () => ({ ...(await sign(clear)), issuer: undefined })],
])('a list %s says nothing: %s', async (_, reason, makeList) => {
  documents.set(REVOCATION, await makeList())
  expect(await check('revocation')).toEqual({ ok: null, reason })
})

test("a list that another issuer signed says nothing about this one's badges", async () => {
  const signed = await signCredential({ ...clear, issuer: other.did }, { key: other.key, loader, now: NOW })
  documents.set(REVOCATION, signed)
  expect(await check('revocation')).toEqual({ ok: null, reason: 'listOfOther' })
})

test('a list counts until its own end', async () => {
  documents.set(REVOCATION, await sign({ ...set, validUntil: later(60) }))
  expect(await check('revocation')).toEqual({ ok: false, reason: 'revoked' })
})

test("a list for an https issuer with somebody's signature beside the issuer's name says nothing", async () => {
  const school = 'https://school.example/issuers/1'
  const address = 'https://school.example/keys'
  const { publicKeyMultibase } = generateIssuingKey()
  const listed = { id: `${address}#1`, type: 'Multikey', controller: address, publicKeyMultibase }
  documents.set(address, { id: address, verificationMethod: [listed], assertionMethod: [listed.id] })
  const forger = generateIssuingKey()
  const own = `did:key:${forger.publicKeyMultibase}`
  documents.set(own, didKeyDocument(own) ?? {})
  const list = { ...set, issuer: school }
  const proof = await prove(list, { key: openIssuingKey(own, forger.secretKey), loader })
  documents.set(REVOCATION, { ...list, proof: [proof, { ...proof, verificationMethod: listed.id }] })
  expect(await checkOf(school, 'revocation')).toEqual({ ok: null, reason: 'listUnproven' })
})

test('a list for an https issuer that only somebody else signed says nothing', async () => {
  const school = 'https://school.example/issuers/1'
  const forger = generateIssuingKey()
  const own = `did:key:${forger.publicKeyMultibase}`
  documents.set(own, didKeyDocument(own) ?? {})
  const list = { ...set, issuer: school }
  const proof = await prove(list, { key: openIssuingKey(own, forger.secretKey), loader })
  documents.set(REVOCATION, { ...list, proof })
  expect(await checkOf(school, 'revocation')).toEqual({ ok: null, reason: 'listUnproven' })
})

function unsignedSubject() {
  return { credentialSubject: { ...set.credentialSubject, encodedList: encodeList(emptyList()) } }
}

test.each([
  ['whose claims have expired, whatever its own end says', { exp: -10 }],
  ['whose claims are not valid yet', { nbf: 5000 }],
])('a list as JWT %s says nothing', async (_, claims) => {
  const made = generateJwtKey()
  const jwtDid = 'did:web:school.example'
  const keys = [{ publicKeyMultibase: made.publicKeyMultibase, active: true }]
  documents.set(jwtDid, buildDidDocument({ did: jwtDid, alsoKnownAs: [], keys }))
  const signer = openJwtKey(jwtDid, made.secretKey)
  const at = (seconds: number) => NOW.getTime() / 1000 + seconds
  const listAs = async (given: Record<string, number>) => {
    const times = Object.fromEntries(Object.entries(given).map(([name, seconds]) => [name, at(seconds)]))
    const payload = { ...clear, issuer: jwtDid, validUntil: later(5000), iss: jwtDid, ...times }
    documents.set(REVOCATION, envelop(await signer.sign(Buffer.from(JSON.stringify(payload)))))
    return checkOf(jwtDid, 'revocation')
  }
  expect(await listAs({})).toEqual({ ok: true })
  expect(await listAs(claims)).toEqual({ ok: null, reason: 'listNotCurrent' })
})
