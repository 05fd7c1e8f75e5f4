import { expect, test } from 'vitest'
import { codeAt, serverNow } from './rules.ts'

const CODES = [
  { at: '2026-03-01T12:00:00.000Z', code: 'a' },
  { at: '2026-03-01T12:00:15.000Z', code: 'b' },
]
const START = Date.parse('2026-03-01T12:00:00Z')

test.each([
  [-1, undefined],
  [0, { code: 'a', leftMs: 15_000 }],
  [14_999, { code: 'a', leftMs: 1 }],
  [15_000, { code: 'b', leftMs: 15_000 }],
  [30_000, undefined],
])('displays after %s ms: %j', (ms, shown) => {
  expect(codeAt(CODES, START + ms)).toEqual(shown)
})

test('follows the server, whatever the clock of the device says', () => {
  expect(serverNow({ serverMs: START, monotonicMs: 5000 }, 12_000)).toBe(START + 7000)
})
