import { describe, expect, test } from 'vitest'
import { ASSERTION, BADGE, PROFILE, SCHOOL, schoolWeb, verifyAt } from './testing-school.ts'

const STRANGER = 'https://stranger.example'
const verify = (document: object, web = schoolWeb()) => verifyAt(web, { document: { ...document } })

describe("a page on the school's host", () => {
  const page = `${SCHOOL}/uploads/m`
  const id = `${STRANGER}/assertions/1`
  const badge = { ...BADGE, id: `${STRANGER}/b`, name: 'Doctor', issuer: page }
  const forged = { ...ASSERTION, id, badge }
  const uploaded = { ...PROFILE, verification: { allowedOrigins: ['stranger.example'] } }

  test('that says to be the school allows nobody', async () => {
    const found = await verify(forged, schoolWeb({ [id]: forged, [page]: uploaded }))
    expect(found).toMatchObject({ hosted: 'notPermitted', resolved: { profile: { id: PROFILE.id } } })
  })

  test.each([
    ['is not given', undefined],
    ['states another address', { ...PROFILE, id: `${SCHOOL}/other` }],
    ['is of another host', { ...PROFILE, id: `${STRANGER}/issuer` }],
  ])('that states an address whose profile %s could not be checked', async (_, answer) => {
    const found = await verify(forged, schoolWeb({ [id]: forged, [page]: uploaded, [PROFILE.id]: answer }))
    expect([found.hosted, found.issuer, found.resolved.profile]).toEqual([true, 'profileUnread', undefined])
  })

  test.each(['?v=2_0', '/'])('is its profile where it differs by %j only', async (end) => {
    const assertion = { ...ASSERTION, badge: { ...BADGE, issuer: PROFILE.id + end } }
    const web = schoolWeb({ [ASSERTION.id]: assertion, [PROFILE.id + end]: PROFILE, [PROFILE.id]: undefined })
    expect(await verify(assertion, web)).toMatchObject({ hosted: true, issuer: 'ownHost' })
  })
})

test('a profile that names more places than any issuer has could not be checked', async () => {
  const startsWith = Array.from({ length: 101 }, (_, nth) => `${SCHOOL}/${nth}`)
  const withPlaces = (count: number) =>
    schoolWeb({ [PROFILE.id]: { ...PROFILE, verification: { startsWith: startsWith.slice(0, count) } } })
  expect(await verify(ASSERTION, withPlaces(101))).toMatchObject({ hosted: true, issuer: 'profileUnread' })
  expect((await verify(ASSERTION, withPlaces(100))).hosted).toBe('notPermitted')
})
