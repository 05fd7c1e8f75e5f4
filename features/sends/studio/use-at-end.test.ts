import { expect, test } from 'vitest'
import { untilLook } from './use-at-end.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')

test('checks shortly after an end, as the clocks may differ', () => {
  expect(untilLook([NOW + 10_000], NOW)).toBeGreaterThan(10_000)
})

test('checks again after an end has passed', () => {
  expect(untilLook([NOW - 1], NOW)).toBeGreaterThan(0)
})

test('checks less often the longer ago an end was', () => {
  const [soon, later] = [untilLook([NOW - 5_000], NOW), untilLook([NOW - 60_000], NOW)]
  expect(later).toBeGreaterThan(soon as number)
})

test('stops checking long after an end', () => {
  expect(untilLook([NOW - 3_600_000], NOW)).toBeUndefined()
})

test('checks for the first of several ends', () => {
  expect(untilLook([NOW + 90_000, NOW + 10_000, Number.NaN], NOW)).toBe(untilLook([NOW + 10_000], NOW))
})

test('sets no timer longer than timers allow', () => {
  expect(untilLook([NOW + 2 ** 40], NOW)).toBeUndefined()
})
