import { expect, test } from 'vitest'
import { isLiving, stateOfLink, statusOfClaim } from './rules.ts'

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
