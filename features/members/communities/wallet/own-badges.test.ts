import { expect, test } from 'vitest'
import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import { cardOf, otherBadgesOf } from './own-badges.ts'

const CLUB = 'did:sdi:0x1'
const badge = (id: string, category: string, { did = CLUB, revokedAt = '' } = {}) =>
  ({ id, card: { category }, issuer: { did }, revokedAt }) as unknown as HeldBadge

const [theirs, revoked] = [
  badge('a', 'membership', { did: 'did:sdi:0x2' }),
  badge('b', 'membership', { revokedAt: 'then' }),
]
const [newer, older, skill] = [badge('c', 'membership'), badge('d', 'membership'), badge('e', 'basic')]
const held = [theirs, revoked, newer, older, skill]

test('shows the card that the server names', () => {
  expect(cardOf(held, { did: CLUB, membershipBadgeId: 'd' })).toBe(older)
})

test('without the server, shows the newest card that is not revoked', () => {
  expect(cardOf(held, { did: CLUB })).toBe(newer)
  expect(cardOf([theirs, revoked, skill], { did: CLUB })).toBeUndefined()
})

test('shows the other badges of the community beside the card', () => {
  expect(otherBadgesOf(held, { did: CLUB })).toEqual([revoked, older, skill])
})
