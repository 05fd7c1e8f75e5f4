import { expect, test } from 'vitest'
import { addressFault, isEmail, isMailDomain } from './email-address.ts'

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
  ["lea@example.org'", 'sign'],
  ["'lea@example.org'", 'sign'],
  ['lea@example.org/', 'sign'],
  ['lea/x@example.org', 'sign'],
  ['lea@example.org!', 'sign'],
  ['lea!x@example.org', 'sign'],
  ['lea@example.org|', 'sign'],
  ['lea|x@example.org', 'sign'],
  ['lea@exam_ple.org', 'sign'],
  ['lea@example.org#x', 'sign'],
  ['lea@exam*ple.org', 'sign'],
  ['lea@example.org?x=y', 'sign'],
  ['lea@example.org&', 'sign'],
  ['lea@example.org\u2026', 'sign'],
  ['lea@example.org\u2019', 'sign'],
  ['\u00ablea@example.org\u00bb', 'sign'],
  ['lea%example.net@example.org', 'sign'],
  ['.lea@example.org', 'dots'],
  ['lea.@example.org', 'dots'],
  ['le..a@example.org', 'dots'],
  ['lea@-example.org', 'hyphen'],
  ['lea@example-.org', 'hyphen'],
  ['lea@192.168.1.1', 'noEnding'],
  ['lea@example.c', 'noEnding'],
  ['lea@example.0rg', 'noEnding'],
  [`lea@${'a'.repeat(64)}.org`, 'tooLong'],
  [`${'a'.repeat(65)}@example.org`, 'tooLong'],
  [`${'é'.repeat(33)}@example.org`, 'tooLong'],
  ['lea@xn--\u00e4.org', 'otherLetters'],
] as const)('%s is no address: %s', (text, fault) => {
  expect(addressFault(text)).toBe(fault)
  expect(isEmail(text)).toBe(false)
})

test.each([
  "o'neil+x@exämple.org",
  'lea.dubois@mail.example.org',
  '=x@example.org',
  'LEA_d-b@EXAMPLE.ORG',
  'lea@a1.my-club.example.org',
  'lea@xn--exmple-cua.org',
  'lea@col·lecció.example',
  'оля@пример.рф',
  'क@उदाहरण.भारत',
])('%s is an address', (text) => {
  expect(addressFault(text)).toBeUndefined()
  expect(isEmail(text)).toBe(true)
})

test.each([
  ['example.org', true],
  ['mail.exämple.org', true],
  ['example', false],
  ['exam_ple.org', false],
  ['example.org/', false],
  ['x@example.org', false],
])('judges %s as a mail domain: %s', (domain, is) => {
  expect(isMailDomain(domain)).toBe(is)
})
