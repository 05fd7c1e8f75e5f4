import { expect, test } from 'vitest'
import { untilLook } from './use-at-end.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')

test('looks a little after an end, as the clock may be ahead', () => {
  expect(untilLook([NOW + 10_000], NOW)).toBeGreaterThan(10_000)
})

test('looks again at what should have ended', () => {
  expect(untilLook([NOW - 1], NOW)).toBeGreaterThan(0)
})

test('looks less often the longer an end is past', () => {
  const [soon, later] = [untilLook([NOW - 5_000], NOW), untilLook([NOW - 60_000], NOW)]
  expect(later).toBeGreaterThan(soon as number)
})

test('gives up what is long past', () => {
  expect(untilLook([NOW - 3_600_000], NOW)).toBeUndefined()
})

test('looks for the first of several ends', () => {
  expect(untilLook([NOW + 90_000, NOW + 10_000, Number.NaN], NOW)).toBe(untilLook([NOW + 10_000], NOW))
})

test('waits no longer than a timer can', () => {
  expect(untilLook([NOW + 2 ** 40], NOW)).toBeUndefined()
})
