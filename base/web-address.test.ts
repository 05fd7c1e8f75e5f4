import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test('completes an address before the rules of its field', () => {
  const field = webAddress('missing').max(19, 'tooLong')
  expect(field.parse('example.org')).toBe('https://example.org')
  expect(field.safeParse('examples.org').error?.issues[0]?.message).toBe('tooLong')
})
