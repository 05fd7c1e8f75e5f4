import { expect, test } from 'vitest'
import { COUNT_MAX, NO_COUNTS } from '#features/claims/row-count-rules.ts'
import { CHANGE_KINDS, canReissue, changesOfRows, changesOfSend, isBounced, needsReason, rowActions } from './rules.ts'

test('reissues only a badge collected by one person', () => {
  expect(canReissue({ status: 'owner', didLimit: 1, taken: 1 })).toBe(true)
  expect(canReissue({ status: 'pending', didLimit: 1, taken: 0 })).toBe(false)
  expect(canReissue({ status: 'pending', didLimit: 5, taken: 2 })).toBe(false)
  expect(canReissue({ status: 'revoked', didLimit: 1, taken: 1 })).toBe(false)
})

const mailed = { emails: ['ada@example.org'], delivery: 'sent', taken: 0, didLimit: 1, isSuspendable: true } as const
const link = { emails: [], delivery: 'link', taken: 0, didLimit: 1, isSuspendable: true } as const
const open = { ...link, didLimit: 5 } as const

test.each([
  ['delivered', { ...mailed, status: 'pending' }, 'correct resend copy renew send revoke'],
  ['on its way', { ...mailed, status: 'pending', delivery: 'queued' }, 'correct resend copy renew send revoke'],
  ['returned', { ...mailed, status: 'pending', delivery: 'bounced' }, 'correct resend copy renew send revoke'],
  ['unsubscribed', { ...mailed, status: 'pending', delivery: 'unsubscribed' }, 'correct copy renew send revoke'],
  ['expired', { ...mailed, status: 'expired' }, 'correct resend renew send revoke'],
  ['collected', { ...mailed, status: 'owner', taken: 1 }, 'suspend reissue send revoke'],
  ['collected, with one status', { ...mailed, status: 'owner', taken: 1, isSuspendable: false }, 'reissue send revoke'],
  ['suspended', { ...mailed, status: 'suspended', taken: 1 }, 'resume reissue send revoke'],
  ['revoked', { ...mailed, status: 'revoked', delivery: 'bounced' }, 'send'],
  ['revoked after it was collected', { ...mailed, status: 'revoked', taken: 1 }, 'send'],
  ['a personal link', { ...link, status: 'pending' }, 'copy renew send revoke'],
  ['an expired personal link', { ...link, status: 'expired' }, 'renew send revoke'],
  ["a member's, without an address", { ...link, status: 'pending', member: {} }, 'resend copy renew send revoke'],
  ['an open link', { ...open, status: 'pending' }, 'copy send revoke'],
  ['an open link in use', { ...open, status: 'pending', taken: 3 }, 'copy suspend send revoke'],
  ['an ended open link in use', { ...open, status: 'expired', taken: 3 }, 'suspend send revoke'],
  ['an ended open link', { ...open, status: 'expired' }, 'send'],
] as const)('offers the menu of a row that is %s', (_, row, actions) => {
  expect(rowActions(row).join(' ')).toBe(actions)
})

test('offers a change of many rows only when it applies to one of them', () => {
  const pending = { ...mailed, status: 'pending' } as const
  const owner = { ...mailed, status: 'owner', taken: 1 } as const
  expect(changesOfRows([pending, owner])).toEqual({ revoke: 2, suspend: 1, resume: 0, extend: 1, renew: 1 })
  expect(changesOfRows([{ ...owner, isSuspendable: false }])).toMatchObject({ suspend: 0 })
  expect(changesOfRows([{ ...owner, status: 'suspended' }])).toMatchObject({ suspend: 0, resume: 1, renew: 0 })
})

test('counts for a change of a send the rows that it applies to', () => {
  const counts = { ...NO_COUNTS, all: 9, owner: 4, pending: 2, expired: 1, revoked: 2 }
  expect(changesOfSend(counts, true)).toEqual({ revoke: 7, suspend: 4, resume: 0, extend: 3, renew: 3 })
  expect(changesOfSend(counts, false)).toEqual({ revoke: 7, suspend: 0, resume: 0, extend: 3, renew: 3 })
})

test('offers every change for a send too large to count', () => {
  const counts = { ...NO_COUNTS, all: COUNT_MAX, owner: COUNT_MAX }
  expect(Object.values(changesOfSend(counts, true)).every((count) => count > 0)).toBe(true)
  expect(changesOfSend({ ...counts, all: COUNT_MAX - 1 }, true)).toMatchObject({ resume: 0, renew: 0 })
})

test('asks for a reason where a badge is revoked or suspended', () => {
  expect(CHANGE_KINDS.filter(needsReason)).toEqual(['revoke', 'suspend'])
})

test.each([
  ['pending', 'bounced', true],
  ['expired', 'bounced', true],
  ['owner', 'bounced', false],
  ['revoked', 'bounced', false],
  ['pending', 'sent', false],
] as const)('takes a row that is %s and %s for one whose e-mail came back: %s', (status, delivery, isIt) => {
  expect(isBounced({ status, delivery })).toBe(isIt)
})

test('counts working open links of a send among what can be suspended and extended', () => {
  const counts = { ...NO_COUNTS, all: 10, owner: 4, pending: 2, link: 3, expired: 1 }
  expect(changesOfSend(counts, true)).toEqual({ revoke: 10, suspend: 7, resume: 0, extend: 6, renew: 3 })
})

test('offers every change but an impossible suspension for a send too large to count', () => {
  const counts = { ...NO_COUNTS, all: COUNT_MAX }
  const all = COUNT_MAX
  expect(changesOfSend(counts, false)).toEqual({ revoke: all, suspend: 0, resume: all, extend: all, renew: all })
})
