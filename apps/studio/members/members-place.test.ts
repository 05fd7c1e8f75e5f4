import { expect, test } from 'vitest'
import { TABS } from '#features/members/studio/members-head.tsx'
import { goTo, membersHref, readPlace } from './members-place.ts'

const DID = `did:sdi:0x${'a1'.repeat(20)}`
const read = (href: string) => readPlace(Object.fromEntries(new URL(href, 'https://x').searchParams), TABS)

test.each([
  { tab: 'members' },
  { tab: 'members', member: DID },
  { tab: 'invited' },
  { tab: 'folders', user: 'rose+walsh@example.org' },
] as const)('the address of a place leads back to it: %j', (place) => {
  expect(read(membersHref(place))).toEqual({ member: undefined, user: undefined, ...place })
})

test('an unknown tab is the first, and a malformed DID opens nobody', () => {
  expect(readPlace({ tab: 'others', member: 'did:sdi:0x12' }, TABS)).toEqual({
    tab: 'members',
    member: undefined,
    user: undefined,
  })
})

test('opening and closing a member keeps the list as it was', () => {
  const list = { search: 'ad', status: 'left', page: 3, after: 'x' }
  const open = goTo(list, { tab: 'members', member: DID })
  expect(open).toMatchObject({ ...list, member: DID })
  expect(goTo(open, { tab: 'members' })).toEqual({ ...list, tab: undefined, member: undefined, user: undefined })
})

test('another tab begins without the search and the page of the one before', () => {
  expect(goTo({ search: 'ad', page: 3 }, { tab: 'invited' })).toEqual({
    tab: 'invited',
    member: undefined,
    user: undefined,
  })
})
