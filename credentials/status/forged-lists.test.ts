import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readingOnce } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { prove } from '../judges/testing-prove.ts'
import { generateJwtKey, openJwtKey } from '../keys/jwt-key.ts'
import type { Json } from '../read-credential.ts'
import { checkTokenStatus } from '../sd-jwt/check-token-status.ts'
import { signTokenStatusList } from '../sd-jwt/token-status-list.ts'
import { envelop } from '../signing/envelop.ts'
import { makeIssuer, NOW } from '../test-issuer.ts'
import { checkStatusLists } from './check-status-lists.ts'
import { emptyList, encodeList, setSlot } from './status-list.ts'

const LIST = 'https://school.example/lists/1'
const OTHER_LIST = 'https://school.example/lists/2'
const SLOT = 8
const issuer = makeIssuer()
const { did, key, documents, loader } = issuer
const V1 = 'https://www.w3.org/2018/credentials/v1'
const NONE = { ok: true }
const REVOKED = { ok: false, reason: 'revoked' }

const bits = (isSet: boolean) => {
  const list = emptyList()
  setSlot(list, SLOT, isSet)
  return list
}

/** The signed lists of each format, as their standards write them, and the entry of a badge in them. */
const FORMATS = {
  BitstringStatusList: (isSet: boolean) => ({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: LIST,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: did,
    validFrom: '2026-01-01T00:00:00Z',
    credentialSubject: {
      id: `${LIST}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeList(bits(isSet)),
    },
  }),
  StatusList2021: (isSet: boolean) => ({
    '@context': [V1, 'https://w3id.org/vc/status-list/2021/v1', 'https://w3id.org/security/data-integrity/v2'],
    id: LIST,
    type: ['VerifiableCredential', 'StatusList2021Credential'],
    issuer: did,
    issuanceDate: '2026-01-01T00:00:00Z',
    credentialSubject: {
      id: `${LIST}#list`,
      type: 'StatusList2021',
      statusPurpose: 'revocation',
      encodedList: gzipSync(bits(isSet)).toString('base64url'),
    },
  }),
}
type Format = keyof typeof FORMATS
/** The names that its Data Model has for an end. */
const ENDS = { BitstringStatusList: ['validUntil'], StatusList2021: ['validUntil', 'expirationDate'] }
const formats = Object.keys(FORMATS) as Format[]
const sign = async (list: Json) => ({ ...list, proof: await prove(list, { key, loader }) })
const entryOf = (format: Format) => ({
  type: `${format}Entry`,
  statusPurpose: 'revocation',
  statusListIndex: String(SLOT),
  statusListCredential: LIST,
})
const check = (credentialStatus: unknown) =>
  checkStatusLists({ issuer: did, credentialStatus }, { ...readingOnce(loader), now: NOW })

describe.each(formats)('a %s', (format) => {
  const checked = (list: object) => {
    documents.set(LIST, list)
    return check(entryOf(format))
  }

  test('is read as its issuer signed it', async () => {
    expect(await checked(await sign(FORMATS[format](true)))).toEqual(REVOKED)
    expect(await checked(await sign(FORMATS[format](false)))).toEqual(NONE)
  })

  test.each(ENDS[format])('says nothing after its %s', async (end) => {
    const list = { ...FORMATS[format](true), [end]: '2026-02-01T00:00:00Z' }
    expect(await checked(await sign(list))).toEqual({ ok: null, reason: 'listNotCurrent' })
    expect(await checked(await sign({ ...list, [end]: '2026-04-01T00:00:00Z' }))).toEqual(REVOKED)
  })

  test('of another issuer says nothing', async () => {
    const other = makeIssuer('other')
    documents.set(other.did, other.didDocument)
    const list = { ...FORMATS[format](true), issuer: other.did }
    const signed = { ...list, proof: await prove(list, { key: other.key, loader }) }
    expect(await checked(signed)).toEqual({ ok: null, reason: 'listOfOther' })
    const claimed = { ...list, issuer: did }
    const forged = { ...claimed, proof: await prove(claimed, { key: other.key, loader }) }
    expect((await checked(forged)).ok).toBeNull()
  })

  test('never marks or clears a badge once a character of it was changed', async () => {
    const lists = await Promise.all([true, false].map((isSet) => sign(FORMATS[format](isSet))))
    const texts = lists.map((list) => JSON.stringify(list))
    const change = fc.record({ at: fc.nat(), by: fc.integer({ min: 1, max: 94 }), isSet: fc.boolean() })
    const faults = fc.asyncProperty(change, async ({ at, by, isSet }) => {
      const text = texts[isSet ? 0 : 1] ?? ''
      const place = at % text.length
      const code = text.charCodeAt(place)
      const other = String.fromCharCode(32 + ((code - 32 + by) % 95))
      const changed = text.slice(0, place) + other + text.slice(place + 1)
      const list = parse(changed)
      if (!list || other === text[place]) return
      const { ok, reason } = await checked(list)
      // A change that JSON-LD does not see leaves the signature good, and then the list says what it said.
      expect([null, !isSet]).toContain(ok)
      if (ok === true) expect(reason).toBeUndefined()
    })
    await fc.assert(faults, { numRuns: 300 })
  })

  test('never marks a badge by any list that is not signed', async () => {
    const list = FORMATS[format](true)
    const { proof } = await sign(FORMATS[format](false))
    const flips = fc.asyncProperty(
      fc.integer({ min: 0, max: 16_383 }),
      fc.integer({ min: 0, max: 7 }),
      async (byte, bit) => {
        const flipped = bits(false)
        flipped[byte] = (flipped[byte] ?? 0) ^ (1 << bit)
        const encodedList = format === 'StatusList2021' ? gzipSync(flipped).toString('base64url') : encodeList(flipped)
        const forged = { ...list, credentialSubject: { ...list.credentialSubject, encodedList } }
        expect((await checked(forged)).ok).toBeNull()
        expect((await checked({ ...forged, proof })).ok).toBeNull()
      },
    )
    await fc.assert(flips, { numRuns: 30 })
  })
})

test.each<[Format, Format]>([
  ['BitstringStatusList', 'StatusList2021'],
  ['StatusList2021', 'BitstringStatusList'],
])('a %s does not answer for an entry of a %s', async (format, other) => {
  documents.set(LIST, await sign(FORMATS[format](true)))
  expect(await check(entryOf(other))).toEqual({ ok: null, reason: 'listUnreadable' })
})

test('a list does not answer for an entry in another', async () => {
  documents.set(LIST, await sign(FORMATS.BitstringStatusList(true)))
  documents.delete(OTHER_LIST)
  const entry = entryOf('BitstringStatusList')
  const elsewhere = { ...entry, statusListCredential: OTHER_LIST }
  expect(await check(elsewhere)).toEqual({ ok: null, reason: 'listUnreachable' })
  documents.set(OTHER_LIST, await sign({ ...FORMATS.BitstringStatusList(false), id: OTHER_LIST }))
  expect(await check([{ ...entry, statusListIndex: '9' }, elsewhere])).toEqual(NONE)
  const named = [
    { ...entry, id: 'urn:uuid:1' },
    { ...elsewhere, id: 'urn:uuid:1' },
  ]
  expect(await check(named)).toEqual({ ok: null, reason: 'listUnreadable' })
})

test('a list of messages that does not answer leaves the badge as it is', async () => {
  documents.set(LIST, await sign(FORMATS.BitstringStatusList(false)))
  documents.delete(OTHER_LIST)
  const entry = entryOf('BitstringStatusList')
  const message = { ...entry, statusPurpose: 'message', statusListCredential: OTHER_LIST }
  expect(await check([message, entry])).toEqual(NONE)
  expect(await check(message)).toEqual({ ok: true, reason: 'notRevocable' })
})

test('lists that may end the badge are asked for before those that only have a message', async () => {
  const asked: string[] = []
  const once = readingOnce(async (url) => {
    asked.push(url)
    return loader(url)
  })
  const entry = entryOf('BitstringStatusList')
  const message = { ...entry, statusPurpose: 'message', statusListCredential: OTHER_LIST }
  await checkStatusLists({ issuer: did, credentialStatus: [message, entry] }, { ...once, now: NOW })
  expect(asked.slice(0, 2)).toEqual([LIST, OTHER_LIST])
})

describe('a Token Status List', () => {
  const { publicKeyMultibase, secretKey } = generateJwtKey()
  const jwtDid = 'did:web:school.example'
  const signer = openJwtKey(jwtDid, secretKey)
  const claims = { iss: jwtDid, status: { status_list: { idx: SLOT, uri: LIST } } }
  documents.set(
    jwtDid,
    buildDidDocument({ did: jwtDid, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] }),
  )
  const checked = (jwt: string) => {
    documents.set(LIST, envelop(jwt))
    return checkTokenStatus(claims, { ...readingOnce(loader), now: NOW })
  }
  const listed = (isSet: boolean) => signTokenStatusList({ revoked: bits(isSet) }, { uri: LIST, key: signer, now: NOW })

  test('never marks or clears a badge once a character of it was changed', async () => {
    const jwts = await Promise.all([true, false].map(listed))
    expect(await Promise.all(jwts.map(checked))).toEqual([REVOKED, NONE])
    const change = fc.record({ at: fc.nat(), by: fc.integer({ min: 1, max: 63 }), isSet: fc.boolean() })
    const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const faults = fc.asyncProperty(change, async ({ at, by, isSet }) => {
      const jwt = jwts[isSet ? 0 : 1] ?? ''
      const place = at % jwt.length
      const nth = ALPHABET.indexOf(jwt[place] ?? '')
      if (nth < 0) return
      const changed = jwt.slice(0, place) + ALPHABET[(nth + by) % 64] + jwt.slice(place + 1)
      // The last character of a part may have bits that belong to no byte.
      expect([null, !isSet]).toContain((await checked(changed)).ok)
    })
    await fc.assert(faults, { numRuns: 300 })
  })

  test.each([
    ['that has ended', 'listNotCurrent', { exp: NOW.getTime() / 1000 }, signer],
    ['with an end that is no time', 'listNotCurrent', { exp: 'later' }, signer],
    ['about another list', 'listUnreadable', { sub: OTHER_LIST }, signer],
    ['that another key signed', 'listUnproven', {}, openJwtKey(jwtDid, generateJwtKey().secretKey)],
  ])('%s says nothing: %s', async (_, reason, more, by) => {
    const statuses = { bits: 2, lst: deflateSync(Buffer.alloc(16)).toString('base64url') }
    const payload = { iss: jwtDid, sub: LIST, iat: 0, status_list: statuses, ...more }
    const jwt = await by.sign(Buffer.from(JSON.stringify(payload)), 'statuslist+jwt')
    expect(await checked(jwt)).toEqual({ ok: null, reason })
  })

  test('with a value of its issuer only could not be checked', async () => {
    const list = Buffer.alloc(16, 0b1111_0011)
    const payload = {
      iss: jwtDid,
      sub: LIST,
      iat: 0,
      status_list: { bits: 4, lst: deflateSync(list).toString('base64url') },
    }
    const jwt = await signer.sign(Buffer.from(JSON.stringify(payload)), 'statuslist+jwt')
    expect(await checked(jwt)).toEqual({ ok: null, reason: 'statusUnsupported', type: 'status_list 3' })
  })
})

function parse(text: string): object | undefined {
  try {
    return JSON.parse(text) as object
  } catch {
    return undefined
  }
}
