import { expect, test } from 'vitest'
import { instant, optionalInstant } from './instant.ts'

test.each(['0001-01-01T00:00:00Z', '2026-03-01T18:00:00.123Z', '9999-12-31T23:59:59Z'])('%s is an instant', (text) => {
  expect(instant('dateInvalid').parse(text)).toBe(text)
})

test.each([
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59.999Z',
  '10000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-03-01',
])('refuses %s with the key of the field', (text) => {
  expect(instant('dateInvalid').safeParse(text).error?.issues[0]?.message).toBe('dateInvalid')
})

test('accepts the empty text as an absent instant', () => {
  expect(optionalInstant('dateInvalid').parse(undefined)).toBe('')
  expect(optionalInstant('dateInvalid').safeParse('0000-01-01T00:00:00Z').success).toBe(false)
})
