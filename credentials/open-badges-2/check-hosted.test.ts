import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../read-credential.ts'
import { ASSERTION, BADGE, openWeb, PROFILE, SCHOOL, schoolWeb, verifyAt } from './testing-school.ts'

const STRANGER = 'https://stranger.example'

const verify = (document: Json, web = schoolWeb()) => verifyAt(web, { document })

/** Whether nothing contradicts the badge or leaves it open. */
async function isGenuine(document: Json, web = schoolWeb()) {
  const { checks } = await verify(document, web)
  return [checks.signature, checks.hosted, checks.issuer, checks.status, checks.period].every(
    (check) => check === undefined || check.ok === true,
  )
}

test('a badge that its host publishes on its own host is genuine', async () => {
  const found = await verify(ASSERTION)
  expect(found).toMatchObject({ hosted: true, issuer: 'ownHost', status: 'notMarkedThere', period: true })
  expect([found.signature, found.shape, found.resolved.profile?.name]).toEqual([undefined, undefined, PROFILE.name])
})

test('each address is read once, and nothing else', async () => {
  const web = schoolWeb()
  await verify(ASSERTION, web)
  expect(web.asked).toEqual([ASSERTION.id, BADGE.id, PROFILE.id])
})

test.each([
  ['recipient', { recipient: { ...ASSERTION.recipient, identity: `sha256$${'00'.repeat(32)}` } }],
  ['type of recipient', { recipient: { ...ASSERTION.recipient, type: 'telephone' } }],
  ['recipient in clear', { recipient: { ...ASSERTION.recipient, identity: 'a@school.example', hashed: false } }],
  ['salt', { recipient: { ...ASSERTION.recipient, salt: 'x' } }],
  ['badge', { badge: `${SCHOOL}/badges/sailing` }],
  ['day', { issuedOn: '2025-02-01T09:00:00Z' }],
  ['end', { expires: '2038-02-01T09:00:00Z' }],
  ['end, which is missing', { expires: undefined }],
])('a file with another %s differs from what is published', async (_, change) => {
  const sailing = { ...BADGE, id: `${SCHOOL}/badges/sailing`, name: 'Sailing' }
  const web = schoolWeb({ [sailing.id]: sailing })
  expect(await verify({ ...ASSERTION, ...change }, web)).toMatchObject({ hosted: 'publishedOther', status: undefined })
})

test('an assertion that is published without its recipient differs', async () => {
  const { recipient: _, ...published } = ASSERTION
  expect((await verify(ASSERTION, schoolWeb({ [ASSERTION.id]: published }))).hosted).toBe('publishedOther')
})

test('a badge class without an address is compared by its content', async () => {
  const { id: _, ...inside } = BADGE
  const web = schoolWeb({ [ASSERTION.id]: { ...ASSERTION, badge: inside } })
  expect(await isGenuine({ ...ASSERTION, badge: inside }, web)).toBe(true)
  const other = { ...ASSERTION, badge: { ...inside, name: 'Doctor' } }
  expect((await verify(other, web)).hosted).toBe('publishedOther')
})

test('a badge class that names no address of an issuer could not be checked', async () => {
  const web = schoolWeb({ [BADGE.id]: { ...BADGE, issuer: { name: PROFILE.name, url: SCHOOL } } })
  expect(await verify(ASSERTION, web)).toMatchObject({ hosted: true, issuer: 'issuerMissing' })
})

test('a badge class inside that names neither an issuer nor an address could not be checked', async () => {
  const { id: _, issuer: __, ...badge } = BADGE
  const inside = { ...ASSERTION, badge }
  const web = schoolWeb({ [ASSERTION.id]: inside })
  expect(await verify(inside, web)).toMatchObject({ hosted: true, issuer: 'issuerMissing' })
})

test('an assertion that is published under another identifier differs', async () => {
  const web = schoolWeb({ [ASSERTION.id]: { ...ASSERTION, id: `${SCHOOL}/assertions/2` } })
  expect((await verify(ASSERTION, web)).hosted).toBe('publishedOther')
})

test('no change of what is compared passes, of any type', async () => {
  const members = ['id', 'recipient', 'badge', 'issuedOn', 'expires'] as const
  const anything = fc.oneof(
    fc.json().map((text) => JSON.parse(text)),
    fc.webUrl(),
    fc.date().map(String),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...members), anything, async (name, value) => {
      const altered = { ...ASSERTION, [name]: value }
      fc.pre(JSON.stringify([value].flat()) !== JSON.stringify([ASSERTION[name]]))
      expect(await isGenuine(altered)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('what a file adds changes neither the word nor what is shown', async () => {
  const added = { ...ASSERTION, narrative: 'With honours', evidence: `${STRANGER}/x`, revoked: true }
  const found = await verify({ ...added, badge: { ...BADGE, name: 'Doctor' } })
  expect(found).toMatchObject({ hosted: true, status: 'notMarkedThere', assertion: { narrative: '' } })
  expect(found.resolved.badgeClass?.name).toBe(BADGE.name)
})

test.each([
  ['not given', 'notGiven', undefined],
  ['a web page', 'notGiven', '<!doctype html>'],
  ['another document', 'notGiven', { error: 'not found' }],
  ['larger than any badge', 'notCompared', { ...ASSERTION, evidence: Array(6000).fill({}) }],
  ['a document with a member twice', 'notCompared', '{"type":"Assertion","badge":"a","badge":"b"}'],
])('an assertion that is %s could not be checked: %s', async (_, reason, published) => {
  const found = await verify(ASSERTION, schoolWeb({ [ASSERTION.id]: published }))
  expect(found.checks.hosted).toEqual({ ok: null, reason, host: 'school.example' })
  expect([found.issuer, found.status]).toEqual([undefined, undefined])
})

test.each([
  ['badge class', BADGE.id, { hosted: 'notGiven', issuer: undefined }],
  ['profile', PROFILE.id, { hosted: true, issuer: 'profileUnread' }],
])('a badge whose %s is not given could not be checked', async (_, address, found) => {
  expect(await verify(ASSERTION, schoolWeb({ [address]: undefined }))).toMatchObject(found)
})

describe('a revoked badge', () => {
  test('that is published so is revoked, with its reason', async () => {
    const revoked = { ...ASSERTION, revoked: true, revocationReason: 'By mistake' }
    const found = await verify(ASSERTION, schoolWeb({ [ASSERTION.id]: revoked }))
    expect(found).toMatchObject({ hosted: true, issuer: 'ownHost', status: 'revoked', why: 'By mistake' })
  })

  test.each([
    ['gone', 'gone'],
    ['no more than its identifier', { id: ASSERTION.id, revoked: true }],
  ])('that is %s is revoked, and nothing else of the file is believed', async (_, published) => {
    const file = { ...ASSERTION, evidence: 'forged', badge: { ...BADGE, name: 'Doctor' } }
    const found = await verify(file, schoolWeb({ [ASSERTION.id]: published }))
    expect(found).toMatchObject({ hosted: 'gone', issuer: 'ownHost', status: 'revoked', period: undefined })
    expect(found.assertion).toMatchObject({ recipient: undefined, issuedOn: undefined, evidence: undefined })
    expect(found.resolved.badgeClass?.name).toBe(BADGE.name)
  })

  test('that is published with its recipient alone is revoked, by the badge class that the file names', async () => {
    const { badge: _, ...published } = { ...ASSERTION, revoked: true }
    const found = await verify(ASSERTION, schoolWeb({ [ASSERTION.id]: published }))
    expect(found).toMatchObject({ hosted: 'gone', status: 'revoked', assertion: { badge: { id: BADGE.id } } })
  })

  test.each([
    ['true', 'revoked'],
    [[true], 'revoked'],
    [1, 'statusUnclear'],
    ['False', 'statusUnclear'],
    [[false, true], 'statusUnclear'],
    [{}, 'statusUnclear'],
    [[], 'notMarkedThere'],
    [false, 'notMarkedThere'],
    ['false', 'notMarkedThere'],
    [null, 'notMarkedThere'],
  ])('is one whose host writes %j: %s', async (revoked, status) => {
    expect((await verify(ASSERTION, schoolWeb({ [ASSERTION.id]: { ...ASSERTION, revoked } }))).status).toBe(status)
  })

  test.each([
    ['no identifier', 'notCompared', { revoked: true }],
    ['a mark that says neither yes nor no', 'notGiven', { id: ASSERTION.id, revoked: 'no' }],
    ['no identifier, and another mark', 'notGiven', { kid: 'x', revoked: 'no' }],
  ])('is not one of which its host publishes %s: %s', async (_, hosted, published) => {
    const web = schoolWeb({ [ASSERTION.id]: published })
    expect(await verify(ASSERTION, web)).toMatchObject({ hosted, status: undefined })
  })

  test.each([
    ['gone', 'gone'],
    ['no more than its identifier', { id: `${STRANGER}/a/1`, revoked: true }],
  ])("that is %s on a host which the issuer allows is not proven to be the issuer's", async (_, published) => {
    const id = `${STRANGER}/a/1`
    const profile = { ...PROFILE, verification: { allowedOrigins: ['stranger.example'] } }
    const found = await verify({ ...ASSERTION, id }, schoolWeb({ [id]: published, [PROFILE.id]: profile }))
    expect(found).toMatchObject({ hosted: 'notCompared', status: 'revoked', period: undefined })
  })

  test('that is gone while its issuer is silent could not be checked because of the issuer', async () => {
    const web = schoolWeb({ [ASSERTION.id]: 'gone', [PROFILE.id]: undefined })
    expect(await verify(ASSERTION, web)).toMatchObject({ hosted: 'gone', issuer: 'profileUnread', status: 'revoked' })
  })

  test("that is gone, of a badge class inside of the file, is not proven to be the issuer's", async () => {
    const { id: _, ...badge } = { ...BADGE, name: 'Doctor' }
    const found = await verify({ ...ASSERTION, badge }, schoolWeb({ [ASSERTION.id]: 'gone' }))
    expect([found.hosted, found.resolved]).toEqual(['notCompared', {}])
  })

  test('of another identifier says nothing about this one', async () => {
    const other = { id: `${SCHOOL}/assertions/2`, revoked: true }
    expect((await verify(ASSERTION, schoolWeb({ [ASSERTION.id]: other }))).hosted).toBe('publishedOther')
  })

  test("on a stranger's host is not the issuer's", async () => {
    const id = `${STRANGER}/assertions/1`
    expect(await verify({ ...ASSERTION, id }, schoolWeb({ [id]: 'gone' }))).toMatchObject({
      hosted: 'notPermitted',
      status: undefined,
    })
  })
})

describe("a stranger's host", () => {
  const id = `${STRANGER}/assertions/1`
  const forged = { ...ASSERTION, id }

  test('that publishes a badge of the school is not allowed to', async () => {
    const { checks } = await verify(forged, schoolWeb({ [id]: forged }))
    expect(checks.hosted).toEqual({ ok: false, reason: 'notPermitted', host: 'stranger.example' })
  })

  test('that defines a badge of the school is not allowed to, wherever the assertion is', async () => {
    const badge = { ...BADGE, id: `${STRANGER}/badges/knots` }
    const assertion = { ...ASSERTION, badge: badge.id }
    const { checks } = await verify(assertion, schoolWeb({ [ASSERTION.id]: assertion, [badge.id]: badge }))
    expect(checks.hosted).toMatchObject({ reason: 'notPermitted', host: 'stranger.example' })
  })

  test.each([
    ['a profile of the school inside', { ...PROFILE, verification: { allowedOrigins: ['stranger.example'] } }],
    ['a profile without an address', { name: PROFILE.name, url: SCHOOL }],
  ])('that publishes it with %s is not genuine', async (_, issuer) => {
    const inside = { ...forged, badge: { ...BADGE, id: `${STRANGER}/b`, issuer } }
    expect(await isGenuine(inside, schoolWeb({ [id]: inside }))).toBe(false)
  })

  test('with a profile that says to be the school belongs to another issuer', async () => {
    const profile = { ...PROFILE, name: 'Harbour School' }
    const badge = { ...BADGE, id: `${STRANGER}/b`, issuer: `${STRANGER}/issuer` }
    const assertion = { ...forged, badge }
    const web = openWeb({ [id]: assertion, [badge.issuer]: profile })
    expect(await verify(assertion, web)).toMatchObject({
      issuer: 'issuerMismatch',
      resolved: { profile: { id: badge.issuer } },
    })
  })

  test('that the school allows may publish its badges', async () => {
    const profile = { ...PROFILE, verification: { allowedOrigins: ['stranger.example'] } }
    const { checks } = await verify(forged, schoolWeb({ [id]: forged, [PROFILE.id]: profile }))
    expect(checks).toMatchObject({ hosted: { ok: true }, issuer: { reason: 'allowedHost', host: 'stranger.example' } })
  })

  test('cannot be judged while the school does not say whom it allows', async () => {
    const web = schoolWeb({ [id]: forged, [PROFILE.id]: undefined })
    expect(await verify(forged, web)).toMatchObject({ hosted: true, issuer: 'profileUnread' })
  })
})

test('a badge without an identifier is checked at the address that gave it', async () => {
  const { id: _, ...document } = ASSERTION
  const web = schoolWeb({ [ASSERTION.id]: document })
  expect(await verifyAt(web, { document, from: ASSERTION.id })).toMatchObject({ hosted: true, issuer: 'ownHost' })
  expect(await verifyAt(schoolWeb(), { document, from: `${SCHOOL}/other` })).toMatchObject({ hosted: 'notGiven' })
})

test.each([
  ['its issuer', { badge: BADGE }, 'school.example'],
  ['nobody', { badge: 'urn:x' }, '?'],
])('an address that is too long to read names the host of %s', async (_, change, host) => {
  const given = { ...ASSERTION, id: `${SCHOOL}/${'1'.repeat(2000)}`, ...change }
  expect((await verify(given)).checks.hosted).toEqual({ ok: null, reason: 'notGiven', host })
})

test('a badge with everything inside asks for itself and its issuer only', async () => {
  const inside = { ...ASSERTION, badge: { ...BADGE, issuer: PROFILE } }
  const web = schoolWeb({ [ASSERTION.id]: inside })
  expect(await isGenuine(ASSERTION, web)).toBe(true)
  expect(web.asked).toEqual([ASSERTION.id, PROFILE.id])
})

test.each([
  ['an identifier that is no address', { id: 'urn:uuid:1' }],
  ['no identifier', { id: undefined }],
  ['a signature that is said to exist', { verification: { type: 'SignedBadge' } }],
])('a file with %s is not signed, and asks for nothing', async (_, change) => {
  const web = schoolWeb()
  expect((await verify({ ...ASSERTION, ...change }, web)).signature).toBe('proofMissing')
  expect(web.asked).toEqual([])
})

test.each([
  ['expired', { expires: '2026-03-01T00:00:00Z' }],
  ['notYetValid', { issuedOn: '2027-03-01T00:00:00Z' }],
  ['datesUnreadable', { expires: 'never' }],
])('a badge is %s by the dates that are published', async (reason, change) => {
  const dated = { ...ASSERTION, ...change }
  expect((await verify(dated, schoolWeb({ [ASSERTION.id]: dated }))).period).toBe(reason)
})

describe('before 2.0', () => {
  const issuer = { name: 'Harbour School', url: SCHOOL }
  const badge = {
    name: 'Knots',
    description: 'Ten knots',
    image: `${SCHOOL}/k.png`,
    criteria: `${SCHOOL}/criteria`,
    issuer: PROFILE.id,
  }
  const older = {
    uid: 'a1',
    recipient: ASSERTION.recipient,
    badge: BADGE.id,
    issuedOn: 1_769_936_400,
    verify: { type: 'hosted', url: ASSERTION.id },
  }
  const web = (published: Json = older) =>
    schoolWeb({ [ASSERTION.id]: published, [BADGE.id]: badge, [PROFILE.id]: issuer })

  test.each([
    ['1.0', older],
    ['1.1', { ...older, '@context': 'https://w3id.org/openbadges/v1', type: 'Assertion', id: ASSERTION.id }],
  ])('a badge of %s is genuine', async (_, given) => {
    const found = await verify(given, web(given))
    expect(found).toMatchObject({ hosted: true, issuer: 'ownHost', assertion: { standard: 'ob1' } })
    expect(found.shape).toBeUndefined()
  })

  test('a badge whose host writes it in 2.0 by now is genuine', async () => {
    const { expires: _, ...now } = ASSERTION
    expect(await isGenuine(older, web({ ...now, issuedOn: '2026-02-01T09:00:00+00:00' }))).toBe(true)
  })

  test('a badge that is published without its verification is genuine', async () => {
    const { verify: _, ...published } = older
    expect(await isGenuine(older, web(published))).toBe(true)
  })

  test.each([
    ['uid', { uid: 'a2' }],
    ['address', { verify: { type: 'hosted', url: `${SCHOOL}/assertions/2` } }],
  ])('a badge that is published with another %s differs', async (_, change) => {
    expect((await verify(older, web({ ...older, ...change }))).hosted).toBe('publishedOther')
  })
})
