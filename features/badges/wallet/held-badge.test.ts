import { expect, test } from 'vitest'
import { groupsOf, type HeldBadge, headInk, pickBadges, readCard, stateOf } from './held-badge.ts'

const badge = (title: string, category: HeldBadge['card']['category'] = 'basic') =>
  ({ title, card: { category, title }, issuer: { name: 'Cordée Lyon' } }) as HeldBadge

test('a badge is found by its name or community, without capitals and accents', () => {
  const badges = [badge('Première corde'), badge('First aid')]
  expect(pickBadges(badges, { text: ' PREMIERE' })).toEqual([badges[0]])
  expect(pickBadges(badges, { text: 'cordee' })).toHaveLength(2)
  expect(pickBadges(badges, { text: 'ice' })).toEqual([])
})

test('kinds that nobody holds are no filter', () => {
  const badges = [badge('First aid'), badge('Night of the Wall', 'participation'), badge('Guide', 'role')]
  expect(groupsOf(badges)).toEqual([
    { group: 'skills', count: 2 },
    { group: 'events', count: 1 },
  ])
  expect(pickBadges(badges, { group: 'events', text: '' })).toEqual([badges[1]])
})

test('a badge counts until its last moment, and never once it was taken back', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const badge = { revokedAt: '', suspendedAt: '', validUntil: '' }
  const [before, after] = ['2026-11-19T10:00:00Z', '2026-11-20T10:00:01Z']
  expect(stateOf(badge, now)).toBe('valid')
  expect(stateOf({ ...badge, validUntil: after }, now)).toBe('valid')
  expect(stateOf({ ...badge, validUntil: '2026-11-20T10:00:00Z' }, now)).toBe('expired')
  expect(stateOf({ ...badge, suspendedAt: before, validUntil: before }, now)).toBe('suspended')
  expect(stateOf({ ...badge, revokedAt: before, suspendedAt: before }, now)).toBe('revoked')
})

test('what stands on a picture is white, on a plain field as the field asks', () => {
  const light = { category: 'ticket', title: '', backgroundColor: '#ffffff', textColor: '#000000', image: '/ipfs/x' }
  const inkOf = (card: object) => headInk(readCard(card as HeldBadge['card']))
  expect(inkOf(light)).toBe('#ffffff')
  expect(inkOf({ ...light, image: '' })).toBe('#000000')
  expect(inkOf({ ...light, category: 'basic' })).toBe('#000000')
})
