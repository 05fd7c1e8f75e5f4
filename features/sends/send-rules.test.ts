import { expect, test } from 'vitest'
import { newSenderLimit, UNDO_CHOICES, UNDO_MAX_SECONDS, UNDO_USUAL, undoSeconds } from './send-rules.ts'

test.each([
  [1, 10],
  [20, 10],
  [21, 60],
  [100_000, 60],
])('lets a send to %s be undone for %s seconds', (count, seconds) => {
  expect(undoSeconds(count)).toBe(seconds)
})

test('offers only waits that may be chosen', () => {
  const waits = UNDO_CHOICES.filter((seconds) => seconds !== UNDO_USUAL)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...waits)).toBe(UNDO_MAX_SECONDS)
})

test.each([
  ['before any badge is collected', 0, 200],
  ['after a hundred are', 100, 400],
  ['up to the full limit', 4900, 10_000],
  ['and no further', 50_000, 10_000],
])('raises the daily limit of a new sender with its collectors: %s', (_, collectors, mails) => {
  expect(newSenderLimit({ full: 10_000, atFirst: 200 }, collectors)).toBe(mails)
})
