import { expect, test } from 'vitest'
import { addressFault, isEmail } from './email-address.ts'

test.each([
  ['', 'missing'],
  ['lea.example.org', 'noAt'],
  ['lea@@example.org', 'severalAts'],
  ['lea@home@example.org', 'severalAts'],
  ['@example.org', 'noName'],
  ['lea@', 'noDomain'],
  ['lea@example', 'noEnding'],
  ['lea@example.', 'dots'],
  ['lea@.org', 'dots'],
  ['lea@example..org', 'dots'],
  ['lea dubois@example.org', 'space'],
  ['lea\u0001@example.org', 'unreadable'],
  ['lea\uFFFD@example.org', 'unreadable'],
  ['<lea@example.org>', 'sign'],
  ['x:lea@example.org', 'sign'],
  ['(x)lea@example.org', 'sign'],
  ['lea@example.org(x)', 'sign'],
  ['a\\b@example.org', 'sign'],
  ['a[b@example.org', 'sign'],
  [`${'a'.repeat(250)}@example.org`, 'tooLong'],
  ['lea@ｅxample.org', 'otherLetters'],
] as const)('%s is no address: %s', (text, fault) => {
  expect(addressFault(text)).toBe(fault)
  expect(isEmail(text)).toBe(false)
})

test.each(["o'neil+x@exämple.org", 'lea.dubois@mail.example.org', '=x@example.org'])('%s is an address', (text) => {
  expect(addressFault(text)).toBeUndefined()
  expect(isEmail(text)).toBe(true)
})
