import { expect, test } from 'vitest'
import { actionsOf } from './actions-of.ts'

const mailed = { emails: ['ada@example.org'], delivery: 'sent', taken: 0 } as const
const link = { emails: [], delivery: 'link', taken: 0 } as const

test('a collected badge can be suspended or revoked, a suspended one resumed', () => {
  expect(actionsOf({ ...mailed, status: 'owner', taken: 1 })).toEqual(['suspend', 'revoke'])
  expect(actionsOf({ ...mailed, status: 'suspended', taken: 1 })).toEqual(['resume', 'revoke'])
})

test('a waiting badge can be copied as a link and revoked; sent again only when its mail came back', () => {
  expect(actionsOf({ ...mailed, status: 'pending' })).toEqual(['copy', 'revoke'])
  expect(actionsOf({ ...mailed, status: 'pending', delivery: 'bounced' })).toEqual(['copy', 'resend', 'revoke'])
})

test('an expired row is sent again when it has an e-mail; a bare link is not', () => {
  expect(actionsOf({ ...mailed, status: 'expired' })).toEqual(['resend'])
  expect(actionsOf({ ...link, status: 'expired' })).toEqual([])
})

test('the badges of an ended open link can still be suspended and taken back', () => {
  expect(actionsOf({ ...link, status: 'expired', taken: 3 })).toEqual(['suspend', 'revoke'])
})

test('nothing can be done with what was taken back', () => {
  expect(actionsOf({ ...mailed, status: 'revoked', delivery: 'bounced' })).toEqual([])
  expect(actionsOf({ ...mailed, status: 'revoked', taken: 1 })).toEqual([])
})
