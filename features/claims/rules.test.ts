import { expect, test } from 'vitest'
import {
  DELIVERIES,
  earlier,
  isAllowedAddress,
  isFull,
  isHandedOver,
  isLiving,
  stateOfLink,
  statusOfClaim,
} from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-12-20T12:00:00Z')
const claim = { linkN: 2, taken: 0, reserved: 0, didLimit: 1, startDate: null, endDate: later, revokedAt: null }
const link = { n: 2, now, isDelegated: true }

test.each([
  ['open', {}, {}],
  ['notYet', { startDate: later, endDate: new Date('2027-01-01T00:00:00Z') }, {}],
  ['expired', { endDate: now }, {}],
  ['expired', {}, { isDelegated: false }],
  ['used', { taken: 1 }, {}],
  ['open', { taken: 1, didLimit: 2 }, {}],
  ['full', { taken: 1, reserved: 1, didLimit: 2 }, {}],
  ['open', { taken: 900, didLimit: -1 }, {}],
  ['superseded', {}, { n: 1 }],
  ['revoked', { revokedAt: now, taken: 1 }, { n: 1 }],
  ['suspended', { suspendedAt: now }, {}],
  ['expired', { suspendedAt: now, endDate: now }, {}],
  ['used', { taken: 1, suspendedAt: now }, {}],
] as const)('derives %s as the state of a link', (state, of, at) => {
  expect(stateOfLink({ ...claim, ...of }, { ...link, ...at })).toBe(state)
})

test.each([
  ['open', true],
  ['notYet', true],
  ['suspended', true],
  ['expired', false],
  ['used', false],
  ['full', false],
  ['revoked', false],
  ['superseded', false],
] as const)('says whether a link that is %s is living: %s', (state, may) => {
  expect(isLiving(state)).toBe(may)
})

test('derives owned, pending, expired and revoked as the status of a history row', () => {
  expect(statusOfClaim({ ...claim, taken: 1 }, now)).toBe('owner')
  expect(statusOfClaim(claim, now)).toBe('pending')
  expect(statusOfClaim(claim, later)).toBe('expired')
  expect(statusOfClaim({ ...claim, taken: 1, revokedAt: now }, now)).toBe('revoked')
  expect(statusOfClaim({ ...claim, didLimit: 50, taken: 50 }, later)).toBe('expired')
})

test('derives suspended as the status of a history row, also after its end', () => {
  expect(statusOfClaim({ ...claim, taken: 1, suspendedAt: now }, now)).toBe('suspended')
  expect(statusOfClaim({ ...claim, suspendedAt: now }, later)).toBe('suspended')
})

test('derives pending as the status of a link for several people that is used up', () => {
  expect(statusOfClaim({ ...claim, didLimit: 2, taken: 2 }, now)).toBe('pending')
})

test('opens a link at its start', () => {
  expect(stateOfLink({ ...claim, startDate: now }, link)).toBe('open')
})

test.each([
  ['has room', { taken: 1, reserved: 0, didLimit: 2 }, false],
  ['is taken', { taken: 2, reserved: 0, didLimit: 2 }, true],
  ['is reserved', { taken: 0, reserved: 2, didLimit: 2 }, true],
  ['is taken and reserved', { taken: 1, reserved: 1, didLimit: 2 }, true],
  ['has no limit', { taken: 2, reserved: 2, didLimit: -1 }, false],
])('counts a claim that %s as full: %j', (_, places, isIt) => {
  expect(isFull(places)).toBe(isIt)
})

test('has nothing left to deliver where an e-mail was sent, or there is only a link', () => {
  expect(DELIVERIES.filter(isHandedOver)).toEqual(['sent', 'link'])
})

test.each([
  ['lea@example.org', [], true],
  ['lea@example.org', ['example.org'], true],
  ['lea@EXAMPLE.org', ['example.org'], true],
  ['lea@mail.example.org', ['example.org'], true],
  ['lea@example.org', ['school.example', 'example.org'], true],
  ['lea@example.org', ['mail.example.org'], false],
  ['lea@badexample.org', ['example.org'], false],
  ['lea@example.org.evil.example', ['example.org'], false],
  ['"@example.org"@evil.example', ['example.org'], false],
  ['lea@example.org', ['school.example'], false],
])('lets %s use a link for %j: %s', (email, domains, isAllowed) => {
  expect(isAllowedAddress(email, domains)).toBe(isAllowed)
})

test('ends at the earlier of two instants', () => {
  expect([earlier(now, later), earlier(later, now)]).toEqual([now, now])
})
