import { expect, test } from 'vitest'
import { groupsOf, type HeldBadge, headInk, pickBadges, readCard, stateOf } from './held-badge.ts'

const badge = (title: string, category: HeldBadge['card']['category'] = 'basic') =>
  ({ title, card: { category, title }, issuer: { name: 'Cordée Lyon' } }) as HeldBadge

test('finds a badge by its name or community, ignoring case and accents', () => {
  const badges = [badge('Première corde'), badge('First aid')]
  expect(pickBadges(badges, { text: ' PREMIERE' })).toEqual([badges[0]])
  expect(pickBadges(badges, { text: 'cordee' })).toHaveLength(2)
  expect(pickBadges(badges, { text: 'ice' })).toEqual([])
})

test('offers no filter group without badges', () => {
  const badges = [badge('First aid'), badge('Night of the Wall', 'participation'), badge('Guide', 'role')]
  expect(groupsOf(badges)).toEqual([
    { group: 'skills', count: 2 },
    { group: 'events', count: 1 },
  ])
  expect(pickBadges(badges, { group: 'events', text: '' })).toEqual([badges[1]])
})

test('judges a badge valid until its end, and ranks revoked over suspended over expired', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const badge = { revokedAt: '', suspendedAt: '', validUntil: '' }
  const [before, after] = ['2026-11-19T10:00:00Z', '2026-11-20T10:00:01Z']
  expect(stateOf(badge, now)).toBe('valid')
  expect(stateOf({ ...badge, validUntil: after }, now)).toBe('valid')
  expect(stateOf({ ...badge, validUntil: '2026-11-20T10:00:00Z' }, now)).toBe('expired')
  expect(stateOf({ ...badge, suspendedAt: before, validUntil: before }, now)).toBe('suspended')
  expect(stateOf({ ...badge, revokedAt: before, suspendedAt: before }, now)).toBe('revoked')
})

test('uses white text on a picture, and the text colour of the card on a plain background', () => {
  const light = { category: 'ticket', title: '', backgroundColor: '#ffffff', textColor: '#000000', image: '/ipfs/x' }
  const inkOf = (card: object) => headInk(readCard(card as HeldBadge['card']))
  expect(inkOf(light)).toBe('#ffffff')
  expect(inkOf({ ...light, image: '' })).toBe('#000000')
  expect(inkOf({ ...light, category: 'basic' })).toBe('#000000')
})
