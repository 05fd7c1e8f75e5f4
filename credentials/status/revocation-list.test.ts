import { describe, expect, test } from 'vitest'
import { readingOnce } from '../contexts/document-loader.ts'
import { checkStatusLists } from './check-status-lists.ts'
import { checkRevocations, isPlacedBy, isRevocationList } from './revocation-list.ts'

const ID = 'https://school.example/badges/1'
const ISSUER = 'https://school.example/issuers/1'
const LIST = 'https://school.example/revocations'
const badge = {
  id: ID,
  issuer: { id: ISSUER },
  credentialStatus: { id: LIST, type: '1EdTechRevocationList' },
}
const UNREADABLE = { ok: null, reason: 'listUnreadable' }
const REVOKED = { ok: false, reason: 'revoked' }
const OF_OTHER = { ok: null, reason: 'listOfOther' }
const revoking = (...items: unknown[]) => ({ issuer: ISSUER, revokedCredential: items })
const context = (documents: Record<string, object>) => {
  const loader = async (url: string) => {
    const document = documents[url]
    if (!document) throw new Error('Not there')
    return { contextUrl: null, documentUrl: url, document } as const
  }
  return { ...readingOnce(loader), now: new Date('2026-03-01T12:00:00Z') }
}

describe('a revocation list', () => {
  test.each<[string, object, object]>([
    ['names the badge', revoking({ id: ID }), REVOKED],
    ['says that it is revoked', revoking({ id: ID, revoked: true, revocationReason: 'Error' }), REVOKED],
    ['says that it is not', revoking({ id: ID, revoked: false }), { ok: true }],
    ['says both', revoking({ id: ID, revoked: false }, { id: ID }), REVOKED],
    ['says it in words', revoking({ id: ID, revoked: 'false' }), REVOKED],
    ['names another badge', revoking({ id: `${ID}0` }), { ok: true }],
    ['names a single one', { revokedCredential: { id: ID } }, REVOKED],
    ['is empty', revoking(), { ok: true }],
    ['has the older name', { revokedCredentials: [{ id: ID }] }, REVOKED],
    ['has both names', { revokedCredential: [], revokedCredentials: [{ id: ID }] }, REVOKED],
    ['is not there', { error: 'Not found' }, UNREADABLE],
    ['has an entry without an id', revoking({ id: ID }, {}), UNREADABLE],
    ['has texts as entries', revoking(ID), UNREADABLE],
    ['is a text', ['revokedCredential'], UNREADABLE],
    ["is another issuer's", { ...revoking({ id: ID }), issuer: 'https://other.example/1' }, OF_OTHER],
    ["is another issuer's, who has an object", { ...revoking(), issuer: { id: `${ISSUER}0` } }, OF_OTHER],
  ])('that %s', async (_, list, found) => {
    expect(checkRevocations(badge, list)).toEqual(found)
    expect(await checkStatusLists(badge, context({ [LIST]: list }))).toEqual(found)
  })

  test('says nothing of a badge without an id', () => {
    expect(checkRevocations({ ...badge, id: undefined }, revoking())).toEqual({ ok: null, reason: 'statusUnclear' })
  })

  test('that is not answered', async () => {
    expect(await checkStatusLists(badge, context({}))).toEqual({ ok: null, reason: 'listUnreachable' })
  })

  test('is not asked for elsewhere', async () => {
    const elsewhere = 'https://elsewhere.example/revocations'
    const credentialStatus = { ...badge.credentialStatus, id: elsewhere }
    const found = await checkStatusLists({ ...badge, credentialStatus }, context({ [elsewhere]: revoking() }))
    expect(found).toEqual(OF_OTHER)
  })

  test.each([
    ['an entry without an address', { type: '1EdTechRevocationList' }],
    ['an address in a list', { type: '1EdTechRevocationList', id: [LIST] }],
  ])('is not read by %s', async (_, credentialStatus) => {
    expect(await checkStatusLists({ ...badge, credentialStatus }, context({ [LIST]: revoking() }))).toEqual(UNREADABLE)
  })

  test('counts beside another status that is not supported', async () => {
    const credentialStatus = [badge.credentialStatus, { type: 'Other', id: 'urn:uuid:1' }]
    const given = { ...badge, credentialStatus }
    expect(await checkStatusLists(given, context({ [LIST]: revoking({ id: ID }) }))).toEqual(REVOKED)
    expect((await checkStatusLists(given, context({ [LIST]: revoking() }))).reason).toBe('statusUnsupported')
  })
})

test.each([
  [ISSUER, LIST, true],
  [ISSUER, 'https://school.example:8443/revocations', false],
  [ISSUER, 'https://school.example@elsewhere.example/', false],
  [ISSUER, 'https://school.example.elsewhere.example/', false],
  [ISSUER, 'https://sub.school.example/', false],
  [ISSUER, 'http://school.example/revocations', false],
  [ISSUER, 'not an address', false],
  ['http://school.example/issuers/1', 'http://school.example/revocations', false],
  ['did:web:school.example', LIST, true],
  ['did:web:school.example:issuers:1', LIST, true],
  ['did:web:school.example%3A8443', 'https://school.example:8443/', true],
  ['did:web:school.example%3A8443', LIST, false],
  ['did:web:elsewhere.example', LIST, false],
  ['did:web:school.example:..', LIST, false],
  ['did:key:z6MksnRYXJY6AS4xNak68VREoD3iTypN9krvWtEtHYkXAmQZ', LIST, false],
  ['data:application/json,1', 'data:application/json,2', false],
  [undefined, LIST, false],
])('of %s at %s: %s', (issuer, url, isPlaced) => {
  expect(isPlacedBy(issuer, url)).toBe(isPlaced)
})

test.each<[boolean, object]>([
  [true, revoking({ id: ID })],
  [true, { revokedCredentials: [] }],
  [false, { issuer: ISSUER }],
  [false, []],
  [false, { ...revoking(), proof: {} }],
  [false, { ...revoking(), credentialSubject: {} }],
  [false, { ...revoking(), verificationMethod: [] }],
])('is told from documents that may be canonized or have keys: %s of %j', (isList, document) => {
  expect(isRevocationList(document)).toBe(isList)
})

test.each(['proof', 'credentialSubject', 'verificationMethod', 'assertionMethod', 'keys', 'jwks'])(
  'a document with %s is no revocation list, which may be longer',
  (name) => {
    expect(isRevocationList(revoking({ id: ID }))).toBe(true)
    expect(isRevocationList({ ...revoking({ id: ID }), [name]: [] })).toBe(false)
  },
)
