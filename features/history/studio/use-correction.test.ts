import { expect, test } from 'vitest'
import { proposedAddress } from './use-correction.ts'

test('suggests the probable domain for a correction', () => {
  expect(proposedAddress('lea@gmial.com')).toBe('lea@gmail.com')
})

test.each(['lea@example.org', 'no address', ''])('keeps "%s" as the start of its correction', (email) => {
  expect(proposedAddress(email)).toBe(email)
})
