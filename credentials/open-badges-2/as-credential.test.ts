import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asCredential } from './as-credential.ts'
import { ASSERTION, BADGE, SCHOOL, schoolWeb, verifyAt } from './testing-school.ts'

const PICTURE = 'data:image/png;base64,aVZCT1I='
const published = { ...ASSERTION, image: PICTURE, narrative: 'In the harbour', evidence: `${SCHOOL}/evidence` }
const web = () => schoolWeb({ [ASSERTION.id]: published })

/** Members of Open Badges 2.0 and 3.0 that nothing compares with the published assertion. */
const SHOWN = ['image', 'narrative', 'evidence', 'name', 'description', 'criteria', 'issuer', 'alignment', 'tags']
const OTHER = ['credentialSubject', 'validFrom', 'validUntil', 'uid', 'revoked', 'revocationReason', 'standard']
const added = fc.dictionary(fc.constantFrom(...SHOWN, ...OTHER), fc.jsonValue({ maxDepth: 2 }))
const context = fc.constantFrom(ASSERTION['@context'], 'https://w3id.org/openbadges/v1')
const badge = fc.constantFrom<unknown>(ASSERTION.badge, { ...BADGE, name: 'Kings', image: PICTURE, issuer: undefined })

test('a hosted badge is described by what its host publishes, whatever the file says', async () => {
  const counted = asCredential(await verifyAt(web(), { document: published }))
  expect(counted).toMatchObject({ image: PICTURE, evidence: [`${SCHOOL}/evidence`, { narrative: 'In the harbour' }] })
  const isOfHost = fc.asyncProperty(added, context, badge, async (added, context, badge) => {
    const document = { ...ASSERTION, ...added, '@context': context, badge }
    const found = await verifyAt(web(), { document })
    expect(found.hosted).toBe(true)
    expect(asCredential(found)).toEqual(counted)
    expect(found.assertion.standard).toBe('ob2')
  })
  await fc.assert(isOfHost)
})

test('a badge without an address of its own is the one of the address that gave it', async () => {
  const document = { ...published, id: 'urn:uuid:1' }
  const found = await verifyAt(schoolWeb({ [ASSERTION.id]: document }), { document, from: ASSERTION.id })
  expect([found.hosted, found.assertion.id]).toEqual([true, ASSERTION.id])
})

test('a badge with an address of its own is not that of another address that gave it', async () => {
  const elsewhere = 'https://elsewhere.example/1'
  const changed = { ...published, issuedOn: '2020-01-01T00:00:00Z' }
  const { read } = schoolWeb({ [ASSERTION.id]: published, [elsewhere]: changed })
  const found = await verifyAt({ read }, { document: changed, from: elsewhere })
  expect(found.hosted).toBe('publishedOther')
})
