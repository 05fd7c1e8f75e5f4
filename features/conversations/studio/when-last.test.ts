import { expect, test } from 'vitest'
import { formatIn } from '#ui/words/format.ts'
import { whenLast } from './when-last.ts'

const NOW = new Date(2026, 10, 24, 15, 0)

test.each([
  ['the time today', new Date(2026, 10, 24, 11, 20), '11:20'],
  ['the weekday yesterday', new Date(2026, 10, 23, 23, 59), 'Mon'],
  ['the weekday six days ago', new Date(2026, 10, 18, 0, 1), 'Wed'],
  ['the day a week ago, as the weekday would be the one of today', new Date(2026, 10, 17, 23, 0), '17 Nov'],
  ['the year of another year', new Date(2025, 10, 17), '17 Nov 2025'],
])('shows %s', (_, at, shown) => {
  expect(whenLast(formatIn('en'), at.toISOString(), NOW)).toBe(shown)
})
