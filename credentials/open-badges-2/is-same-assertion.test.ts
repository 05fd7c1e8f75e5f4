import { describe, expect, test } from 'vitest'
import { ASSERTION, BADGE, SCHOOL, schoolWeb, verifyAt } from './testing-school.ts'

const verify = (document: object, web = schoolWeb()) => verifyAt(web, { document: { ...document } })

describe('a published assertion', () => {
  test.each([
    ['says that it is signed', {}, { verification: { type: 'SignedBadge', creator: `${SCHOOL}/key` } }],
    ['holds the badge class that the file names by address', {}, { badge: { ...BADGE, id: undefined } }],
    ['names by address the badge class that the file holds', { badge: { type: 'BadgeClass', name: 'Knots' } }, {}],
    ['holds more of the badge class', { badge: { name: 'Knots' } }, { badge: { ...BADGE } }],
  ])('that %s could not be compared', async (_, ofFile, ofPublished) => {
    const web = schoolWeb({ [ASSERTION.id]: { ...ASSERTION, ...ofPublished } })
    expect((await verify({ ...ASSERTION, ...ofFile }, web)).hosted).toBe('notCompared')
  })

  const URN = { id: 'urn:uuid:1', verification: undefined, verify: { type: 'hosted', url: ASSERTION.id } }
  const CAPITALS = { recipient: { ...ASSERTION.recipient, identity: `sha256$${'7F'.repeat(32)}` } }
  test.each([
    ['with a URN, at the address of its verification', URN, URN],
    ['with a URN and without an address', URN, { ...URN, verify: { type: 'hosted' } }],
    ['without an identifier', {}, { id: undefined }],
    ['with a hash in small letters', CAPITALS, {}],
    [
      'with spaces around its salt',
      {},
      { recipient: { ...ASSERTION.recipient, salt: ` ${ASSERTION.recipient.salt} ` } },
    ],
    ['that states its address by http', {}, { id: ASSERTION.id.replace('https:', 'http:') }],
    ['whose badge class is at https by now', { badge: BADGE.id.replace('https:', 'http:') }, {}],
    [
      'with the same badge class, which has an address there only',
      { badge: { ...BADGE, id: undefined } },
      { badge: BADGE },
    ],
  ])('%s is the one of the file', async (_, ofFile, ofPublished) => {
    const web = schoolWeb({ [ASSERTION.id]: { ...ASSERTION, ...ofPublished } })
    expect(await verify({ ...ASSERTION, ...ofFile }, web)).toMatchObject({ hosted: true, issuer: 'ownHost' })
  })

  test.each([
    ['URN', URN, { ...URN, id: 'urn:uuid:2' }],
    ['salt in capitals', {}, { recipient: { ...ASSERTION.recipient, salt: 'TIDE' } }],
    ['address in capitals', { recipient: { identity: 'a@b' } }, { recipient: { identity: 'A@b' } }],
  ])('with another %s differs', async (_, ofFile, ofPublished) => {
    const web = schoolWeb({ [ASSERTION.id]: { ...ASSERTION, ...ofPublished } })
    expect((await verify({ ...ASSERTION, ...ofFile }, web)).hosted).toBe('publishedOther')
  })

  test.each([
    ['was issued on a day that its month does not have', { issuedOn: '2026-02-30' }, { issuedOn: '2026-03-02' }],
    [
      'was issued on a day that its host moved out of the month',
      { issuedOn: '2026-03-02' },
      { issuedOn: '2026-02-30' },
    ],
    ['was issued on a day in another form', { issuedOn: '01/02/2026' }, { issuedOn: '1.2.2026' }],
    ['was issued at a number that is no moment', { issuedOn: 1 }, { issuedOn: 2 }],
    ['ends on a day that its month does not have', { expires: '2027-02-29' }, { expires: '2027-03-01' }],
    ['ends on a day that cannot be read, and has no end there', { expires: 'never' }, { expires: undefined }],
  ])('of a badge that %s could not be compared', async (_, ofFile, ofPublished) => {
    const web = schoolWeb({ [ASSERTION.id]: { ...ASSERTION, ...ofPublished } })
    expect((await verify({ ...ASSERTION, ...ofFile }, web)).hosted).toBe('notCompared')
  })

  test('with the same date, which cannot be read, is the one of the file', async () => {
    const dated = { ...ASSERTION, expires: '2027-02-29' }
    const web = schoolWeb({ [ASSERTION.id]: dated })
    expect(await verify(dated, web)).toMatchObject({ hosted: true, period: 'datesUnreadable' })
  })

  const UUID = 'urn:uuid:5f2a1e0c-0000-4000-8000-000000000001'
  const OTHER_UUID = UUID.replace('5f', '6f')
  test.each([
    ['a URN, where the other has an address', UUID, BADGE.id],
    ['an address, where the other has a URN', BADGE.id, UUID],
    ['a URN of another namespace', UUID, 'urn:x:1'],
    ['a blank node of another number', '_:b0', '_:b1'],
  ])('of a badge class with %s is compared by content', async (_, ofFile, ofPublished) => {
    const of = (id: string, more = {}) => ({ ...ASSERTION, badge: { ...BADGE, id, ...more } })
    const hosted = async (file: object) => {
      const web = schoolWeb({ [ASSERTION.id]: of(ofPublished) })
      return (await verify(file, web)).hosted
    }
    expect(await hosted(of(ofFile))).toBe(true)
    expect(await hosted(of(ofFile, { description: 'Ties two' }))).toBe('notCompared')
    expect(await hosted(of(ofFile, { name: 'Doctor' }))).toBe('publishedOther')
  })

  test('of a badge class with a URN, where the other is an address only, could not be compared', async () => {
    const badge = { ...BADGE, id: UUID, name: 'Doctor' }
    expect((await verify({ ...ASSERTION, badge })).hosted).toBe('notCompared')
  })

  test('of a badge class that shares the number of a blank node differs by its name', async () => {
    const of = (name: string) => ({ ...ASSERTION, badge: { ...BADGE, id: '_:b0', name } })
    const web = schoolWeb({ [ASSERTION.id]: of('Knots') })
    expect((await verify(of('Doctor'), web)).hosted).toBe('publishedOther')
  })

  test.each([
    ['address', `${SCHOOL}/badges/sailing`, BADGE.id],
    ['URN', UUID, OTHER_UUID],
  ])('of a badge class with another %s differs, though it says the same', async (_, ofFile, ofPublished) => {
    const of = (id: string) => ({ ...ASSERTION, badge: { ...BADGE, id } })
    const web = schoolWeb({ [ASSERTION.id]: of(ofPublished) })
    expect((await verify(of(ofFile), web)).hosted).toBe('publishedOther')
  })

  test('of a badge class with a URN counts, whatever the file says under the same', async () => {
    const of = (name: string) => ({ ...ASSERTION, badge: { ...BADGE, id: UUID, name } })
    const web = schoolWeb({ [ASSERTION.id]: of('Knots') })
    expect(await verify(of('Doctor'), web)).toMatchObject({ hosted: true, resolved: { badgeClass: { name: 'Knots' } } })
  })

  test.each(['name', 'description', 'a member of its own, \ud800'])(
    'with a lone surrogate in %s could not be read',
    async (name) => {
      const { id: _, ...badge } = BADGE
      const published = { ...ASSERTION, badge: { ...badge, [name]: 'x\ud800' } }
      const web = schoolWeb({ [ASSERTION.id]: published })
      expect((await verify({ ...ASSERTION, badge }, web)).hosted).toBe('notCompared')
    },
  )
})
