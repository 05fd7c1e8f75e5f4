import { expect, test } from 'vitest'
import { asCredential } from './as-credential.ts'
import { readAssertion } from './read-assertion.ts'
import { timeOf } from './read-member.ts'
import { olderStandardOf } from './standard-of.ts'
import { ASSERTION, BADGE, NOW, PROFILE, SCHOOL, schoolWeb } from './testing-school.ts'
import { verifyAssertion } from './verify-assertion.ts'

const V1 = 'https://w3id.org/openbadges/v1'

test.each([
  ['2026-02-01T09:00:00Z', '2026-02-01T09:00:00.000Z'],
  ['2026-02-01T10:00:00.5+01:00', '2026-02-01T09:00:00.500Z'],
  ['2026-02-01T10:00:00+0100', '2026-02-01T09:00:00.000Z'],
  ['2026-02-01T09:00:00.123456', '2026-02-01T09:00:00.123Z'],
  ['2026-02-01 09:00', '2026-02-01T09:00:00.000Z'],
  ['2026-02-01', '2026-02-01T00:00:00.000Z'],
  [1_769_936_400, '2026-02-01T09:00:00.000Z'],
  ['1769936400', '2026-02-01T09:00:00.000Z'],
  ['20991231', '2099-12-31T00:00:00.000Z'],
  ['20260201T0900Z', '2026-02-01T09:00:00.000Z'],
  ['20260201T100030.5+0100', '2026-02-01T09:00:30.500Z'],
  ['2026-02-01T09:00.000Z', '2026-02-01T09:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  [['2026-02-01'], '2026-02-01T00:00:00.000Z'],
])('%j is the time %s', (given, time) => {
  expect(new Date(timeOf(given) ?? 0).toISOString()).toBe(time)
})

test.each([undefined, null, '', []])('%j is no time', (given) => {
  expect(timeOf(given)).toBeUndefined()
})

test.each([
  'tomorrow',
  '2026-13-01',
  '01/02/2026',
  -1,
  1e300,
  1_769_936_400_000,
  20_991_231,
  '209912',
  '20991331',
  true,
  {},
  '2026-02-01T25:00:00Z',
  '2026-02-29',
  '20260431T0900Z',
  '2026-0201',
  '2026-02-01T09:00.5Z',
  '2026-02-01T09',
  '2026-02',
])('%j is a time that cannot be read', (given) => {
  expect(timeOf(given)).toBeNaN()
})

test.each([
  ['a badge class', { ...BADGE }],
  ['a profile', { ...PROFILE }],
  ['a badge before 1.0', { recipient: 'sha256$00', badge: { version: '0.5.0' }, verify: {} }],
  ['one before 1.0 with a context', { '@context': 'https://w3id.org/openbadges/v1', recipient: 'a', badge: {} }],
  ['a badge of 3.0', { '@context': ['https://www.w3.org/ns/credentials/v2'], type: ['OpenBadgeCredential'] }],
  ['anything', { badge: 'x', recipient: {} }],
])('%s is no assertion', (_, document) => {
  expect(olderStandardOf(document)).toBeUndefined()
})

test.each([
  ['2.0 by its id', { id: 'https://a.example/1', verification: { type: 'hosted', url: 'https://a.example/2' } }, '/1'],
  [
    '2.0 with the older member',
    { id: 'https://a.example/1', verify: { type: 'hosted', url: 'https://a.example/2' } },
    '/1',
  ],
  ['2.0 whose id is a URN', { id: 'urn:uuid:1', verify: { type: 'hosted', url: 'https://a.example/2' } }, '/2'],
  ['2.0 without an id', { verify: { type: 'hosted', url: 'https://a.example/2' } }, '/2'],
  [
    '1.1 by the address of its verification',
    { '@context': V1, id: 'https://a.example/1', verify: { url: 'https://a.example/2' } },
    '/2',
  ],
  ['1.1 without one', { '@context': V1, id: 'https://a.example/1' }, '/1'],
])('a hosted badge of %s is published at its address', (_, change, path) => {
  const given = { '@context': ASSERTION['@context'], badge: BADGE.id, recipient: ASSERTION.recipient, ...change }
  expect(readAssertion(given).id).toBe(`https://a.example${path}`)
})

test.each(['tide ', [' tide']])('the salt %j keeps its spaces', (salt) => {
  const given = { ...ASSERTION, recipient: { ...ASSERTION.recipient, salt } }
  expect(readAssertion(given).recipient?.salt).toBe([salt].flat()[0])
})

test('members in lists are read like single ones', () => {
  const listed = Object.fromEntries(Object.entries(ASSERTION).map(([name, value]) => [name, [value]]))
  const { document: _, ...found } = readAssertion(listed)
  const { document: __, ...single } = readAssertion(ASSERTION)
  expect(found).toEqual(single)
})

test('what a badge says is described like a 3.0 badge', async () => {
  const badge = {
    ...BADGE,
    criteria: `${SCHOOL}/criteria`,
    tags: ['rope'],
    alignment: [
      { targetName: 'Knots', targetUrl: 'https://skills.example/1', targetCode: 'K1' },
      { name: 'Ropes', url: 'https://skills.example/2' },
    ],
  }
  const assertion = {
    ...ASSERTION,
    evidence: { id: `${SCHOOL}/e/1`, narrative: 'Ten of ten' },
    narrative: 'At the pier',
  }
  const { read } = schoolWeb({ [ASSERTION.id]: assertion, [BADGE.id]: badge })
  const credential = asCredential(await verifyAssertion({ document: assertion }, { read, now: NOW }))
  expect(credential).toMatchObject({
    issuer: { id: PROFILE.id, name: PROFILE.name },
    validFrom: '2026-02-01T09:00:00.000Z',
    validUntil: '2028-02-01T09:00:00.000Z',
    evidence: [{ id: `${SCHOOL}/e/1`, narrative: 'Ten of ten' }, { narrative: 'At the pier' }],
    credentialSubject: {
      identifier: [{ identityType: 'email', identityHash: ASSERTION.recipient.identity, hashed: true, salt: 'tide' }],
      achievement: {
        name: 'Knots',
        criteria: { narrative: `${SCHOOL}/criteria` },
        tag: ['rope'],
        alignment: [
          { targetName: 'Knots', targetUrl: 'https://skills.example/1', targetCode: 'K1' },
          { targetName: 'Ropes', targetUrl: 'https://skills.example/2', targetCode: '' },
        ],
      },
    },
  })
})

test.each([
  ['context', { '@context': 'https://w3id.org/openbadges/x' }, {}, {}, { member: '@context', fault: 'wrong' }],
  ['recipient', { recipient: { identity: 'a' } }, {}, {}, { member: 'recipient', fault: 'wrong' }],
  ['issuedOn', { issuedOn: undefined }, {}, {}, { member: 'issuedOn', fault: 'missing' }],
  ['name of the badge', {}, { name: '' }, {}, { member: 'badge.name', fault: 'wrong' }],
  ['type of the badge', {}, { type: 'Badge' }, {}, { member: 'badge.type', fault: 'wrong' }],
  ['e-mail of the issuer', {}, {}, { email: undefined }, { member: 'issuer.email', fault: 'missing' }],
])('a badge without the right %s does not follow its standard', async (_, ofAssertion, ofBadge, ofIssuer, fault) => {
  const assertion = { ...ASSERTION, ...ofAssertion }
  const { read } = schoolWeb({
    [ASSERTION.id]: assertion,
    [BADGE.id]: { ...BADGE, ...ofBadge },
    [PROFILE.id]: { ...PROFILE, ...ofIssuer },
  })
  const { shape, checks } = await verifyAssertion({ document: assertion }, { read, now: NOW })
  expect(shape).toEqual(fault)
  expect(checks.hosted?.ok).toBe(true)
})
