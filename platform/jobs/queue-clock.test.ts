import { expect, test } from 'vitest'
import { LONGEST_MS, queueClock } from './queue-clock.ts'

const DAYS_30 = 30 * 24 * 60 * 60 * 1000

/** The delay of a timer, as Node keeps it: 1 ms after an overflow. */
function delayOf(timer: unknown): number {
  return (timer as { _idleTimeout: number })._idleTimeout
}

test('a wait that a clock set back by 30 days makes is a day at most, and does not overflow', () => {
  const timer = queueClock.setTimeout(() => undefined, DAYS_30)
  expect(delayOf(timer)).toBe(LONGEST_MS)
  queueClock.clearTimeout(timer)
})

test('other waits are as long as asked', () => {
  const timer = queueClock.setInterval(() => undefined, 3_600_000)
  expect(delayOf(timer)).toBe(3_600_000)
  queueClock.clearInterval(timer)
})
