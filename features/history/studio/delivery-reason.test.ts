import { expect, test } from 'vitest'
import { deliveryReason } from './delivery-reason.ts'

test('reads an unknown mailbox or domain as no such address', () => {
  expect(deliveryReason('550 5.1.1 <lea@example.org>: user unknown')).toBe('noSuchAddress')
  expect(deliveryReason('556 5.1.10 recipient has null MX')).toBe('noSuchAddress')
  expect(deliveryReason('550 No such user here')).toBe('noSuchAddress')
})

test('recognizes a full mailbox', () => {
  expect(deliveryReason('552 5.2.2 over quota')).toBe('mailboxFull')
})

test('prefers the enhanced code to the reply code: a policy is not a wrong address', () => {
  expect(deliveryReason('550 5.7.1 message refused by policy')).toBe('refused')
  expect(deliveryReason('554 spam')).toBe('refused')
  expect(deliveryReason('')).toBe('refused')
})
