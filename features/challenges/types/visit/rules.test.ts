import { expect, test } from 'vitest'
import { codeAt, serverNow, stateOfVisit } from './rules.ts'

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

const DAY = { from: '2026-03-01T12:00:00Z', to: '2026-03-01T18:00:00Z' }

test.each([
  ['early', DAY, '2026-03-01T11:59:59.999Z'],
  ['open', DAY, '2026-03-01T12:00:00Z'],
  ['open', DAY, '2026-03-01T17:59:59.999Z'],
  ['over', DAY, '2026-03-01T18:00:00Z'],
  ['open', { ...DAY, from: '' }, '2020-01-01T00:00:00Z'],
  ['open', { ...DAY, to: '' }, '2030-01-01T00:00:00Z'],
])('a visit is %s: %j at %s', (state, visit, now) => {
  expect(stateOfVisit(visit, new Date(now))).toBe(state)
})
