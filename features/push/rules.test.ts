import { expect, test } from 'vitest'
import { outcomeOf, pauseAfter, SHOWN_MAX, shorten } from './rules.ts'

test('shows the first 80 characters of a text on one line', () => {
  expect(shorten('Short\nand  sweet ')).toBe('Short and sweet')
  expect(shorten('a'.repeat(SHOWN_MAX))).toBe('a'.repeat(SHOWN_MAX))
  expect(shorten('a'.repeat(SHOWN_MAX + 1))).toBe(`${'a'.repeat(SHOWN_MAX - 1)}…`)
})

test('never cuts an emoji', () => {
  expect(shorten('👩‍👩‍👧‍👦'.repeat(SHOWN_MAX + 1))).toBe(`${'👩‍👩‍👧‍👦'.repeat(SHOWN_MAX - 1)}…`)
})

test.each([
  [200, 'delivered'],
  [201, 'delivered'],
  [204, 'delivered'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
  [307, 'failed'],
  [400, 'failed'],
  [403, 'failed'],
  [413, 'failed'],
])('a status of %i means %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

test('pauses longer after each try, and at least as long as the push service asks for', () => {
  expect([1, 2, 3, 4].map((tries) => pauseAfter(tries))).toEqual([30, 120, 480, 1920])
  expect(pauseAfter(1, 90)).toBe(90)
  expect(pauseAfter(4, 90)).toBe(1920)
  expect(pauseAfter(1, 9_999_999)).toBe(6 * 60 * 60)
})
