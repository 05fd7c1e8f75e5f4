import fc from 'fast-check'
import { base58btc } from 'multiformats/bases/base58'
import { expect, it } from 'vitest'
import { encodeBase58 } from './base58.ts'

it('writes any bytes like multiformats', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(3), (bytes, zeros) => {
      const padded = Uint8Array.from([...new Uint8Array(zeros), ...bytes])
      expect(encodeBase58(padded)).toBe(base58btc.encode(padded))
    }),
    { numRuns: 500 },
  )
  const highest = new Uint8Array(64).fill(255)
  expect(encodeBase58(highest)).toBe(base58btc.encode(highest))
})
