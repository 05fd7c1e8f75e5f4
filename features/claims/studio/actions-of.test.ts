import { expect, test } from 'vitest'
import { actionsOf } from './actions-of.ts'

const mailed = { emails: ['ada@example.org'], delivery: 'sent', taken: 0, didLimit: 1 } as const
const link = { emails: [], delivery: 'link', taken: 0, didLimit: 1 } as const

test('a collected badge can be suspended or revoked, a suspended one resumed', () => {
  expect(actionsOf({ ...mailed, status: 'owner', taken: 1 })).toEqual(['suspend', 'reissue', 'send', 'revoke'])
  expect(actionsOf({ ...mailed, status: 'suspended', taken: 1 })).toEqual(['resume', 'reissue', 'send', 'revoke'])
})

test('a waiting badge can be copied as a link and revoked; only when its mail came back is the address corrected or the mail sent again', () => {
  expect(actionsOf({ ...mailed, status: 'pending' })).toEqual(['copy', 'renew', 'send', 'revoke'])
  expect(actionsOf({ ...mailed, status: 'pending', delivery: 'bounced' })).toEqual([
    'copy',
    'correct',
    'resend',
    'renew',
    'send',
    'revoke',
  ])
})

test('an expired row is sent again when it has an e-mail; a bare link is not', () => {
  expect(actionsOf({ ...mailed, status: 'expired' })).toEqual(['resend', 'renew', 'send'])
  expect(actionsOf({ ...link, status: 'expired' })).toEqual(['renew', 'send'])
})

test('the badges of an ended open link can still be suspended and taken back', () => {
  expect(actionsOf({ ...link, status: 'expired', didLimit: 5, taken: 3 })).toEqual(['suspend', 'send', 'revoke'])
})

test('nothing can be done with what was taken back but to look at its send', () => {
  expect(actionsOf({ ...mailed, status: 'revoked', delivery: 'bounced' })).toEqual(['send'])
  expect(actionsOf({ ...mailed, status: 'revoked', taken: 1 })).toEqual(['send'])
})
