import { expect, test } from 'vitest'
import { questPeriod, SEASON_PATTERN } from './rules.ts'

test.each([
  ['2026Q1', true],
  ['2999Q4', true],
  ['2026Q0', false],
  ['2026Q5', false],
  ['1999Q1', false],
  ['12026Q1', false],
  ['2026Q11', false],
  ['202aQ1', false],
])('reads %s as a season: %s', (text, isSeason) => {
  expect(SEASON_PATTERN.test(text)).toBe(isSeason)
})

test('keeps the standings of a quest under a name that is no season', () => {
  expect(questPeriod('q1')).toBe('quest:q1')
  expect(SEASON_PATTERN.test(questPeriod('2026Q1'))).toBe(false)
})
