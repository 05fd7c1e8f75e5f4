import { expect, test } from 'vitest'
import { proposedAddress } from './use-correction.ts'

test('begins a correction with the domain that was probably meant', () => {
  expect(proposedAddress('lea@gmial.com')).toBe('lea@gmail.com')
})

test.each(['lea@example.org', 'no address', ''])('begins the correction of "%s" with what is written', (email) => {
  expect(proposedAddress(email)).toBe(email)
})
