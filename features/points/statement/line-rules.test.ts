import { expect, test } from 'vitest'
import { aboutOf, byMonth, writeAmount } from './line-rules.ts'

test('writes what was given with a plus, and what was taken with a minus sign', () => {
  const format = (value: number) => new Intl.NumberFormat('en').format(value)
  expect([10, -3, 1200].map((points) => writeAmount(points, format))).toEqual(['+10', '\u22123', '+1,200'])
})

test('groups lines by month, also across years', () => {
  const at = (day: string) => ({ at: `${day}T12:00:00.000Z` })
  const lines = [at('2026-01-05'), at('2026-01-02'), at('2025-12-30'), at('2025-01-02')]
  expect(byMonth(lines).map((month) => month.lines.length)).toEqual([2, 1, 1])
})

test.each([
  ['badges', 10, false, 'badges'],
  ['adjustments', 10, false, 'adjustments'],
  ['adjustments', 0, false, 'adjustments'],
  ['adjustments', -10, false, 'taken'],
  ['api', -10, false, 'api'],
  ['quests', -10, true, 'questsBack'],
  ['adjustments', -10, true, 'adjustmentsBack'],
] as const)('is about a line from %s of %i points, a reversal or not (%s): %s', (source, points, isReversal, about) => {
  expect(aboutOf({ source, isReversal, points })).toBe(about)
})
