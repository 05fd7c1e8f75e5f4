import { expect, test } from 'vitest'
import { proposeAddress, proposeDomain } from './address-typos.ts'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['hotmaill.fr', 'hotmail.fr'],
  ['ornge.fr', 'orange.fr'],
  ['outlool.com', 'outlook.com'],
])('recognises %s as a typo of %s', (domain, proposal) => expect(proposeDomain(domain)).toBe(proposal))

test.each(['gmail.com', 'ymail.com', 'mail.com', 'example.org', 'free.fr', 'freo.fr', 'gamil.org'])(
  '%s is left as it is',
  (domain) => expect(proposeDomain(domain)).toBeUndefined(),
)

test('proposes the address with its domain corrected', () => {
  expect(proposeAddress(' Lea@Gmial.com ')).toBe('lea@gmail.com')
})

test.each(['lea@gmail.com', 'gmial.com', '@gmial.com', 'lea@', ''])('nothing is proposed for "%s"', (typed) =>
  expect(proposeAddress(typed)).toBeUndefined(),
)

test('reports an incomplete domain only after typing ends', () => {
  expect(proposeAddress('lea@gmail.co', true)).toBeUndefined()
  expect(proposeAddress('lea@gmail.co')).toBe('lea@gmail.com')
  expect(proposeAddress('lea@gmial.com', true)).toBe('lea@gmail.com')
})
