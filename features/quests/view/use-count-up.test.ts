import { expect, test } from 'vitest'
import { countedUp } from './use-count-up.ts'

const FRAMES = Array.from({ length: 120 }, (_, frame) => frame * 16)

test('points are counted from nothing to all of them, in whole numbers that never fall', () => {
  const shown = FRAMES.map((elapsed) => countedUp(40, elapsed))
  expect(shown[0]).toBe(0)
  expect(shown.at(-1)).toBe(40)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(shown.every(Number.isInteger)).toBe(true)
})

test('the count begins when the card has arrived, and ends exactly at the points', () => {
  expect(countedUp(1_000_000, 400)).toBe(0)
  expect(countedUp(1_000_000, 1000)).toBeLessThan(1_000_000)
  expect(countedUp(1_000_000, 60_000)).toBe(1_000_000)
})
