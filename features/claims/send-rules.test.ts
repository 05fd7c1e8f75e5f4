import { expect, test } from 'vitest'
import { UNDO_CHOICES, UNDO_MAX_SECONDS, UNDO_USUAL, undoSeconds } from './send-rules.ts'

test.each([
  [1, 10],
  [20, 10],
  [21, 60],
  [100_000, 60],
])('a send of %s can be undone for %s seconds', (count, seconds) => {
  expect(undoSeconds(count)).toBe(seconds)
})

test('every wait that is offered may be chosen', () => {
  const waits = UNDO_CHOICES.filter((seconds) => seconds !== UNDO_USUAL)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...waits)).toBe(UNDO_MAX_SECONDS)
})
