import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from './base64.ts'

test.each(['base64', 'base64url'] as const)('reads the bytes of %s', (encoding) => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(bytesOf(Buffer.from(bytes).toString(encoding))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('a text that is no base64 has no bytes', () => {
  expect(bytesOf('{"a":1}')).toHaveLength(0)
})
