import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridOf } from './grid-lines.ts'

test.each([
  [22, [10, 20]],
  [3, [1, 2, 3]],
  [1, [1]],
  [0, [1]],
  [1284, [500, 1000]],
])('a chart up to %i has lines at %j', (most, lines) => {
  expect(gridOf(most).lines).toEqual(lines)
})

test('lines are whole numbers within the chart, four at most', () => {
  fc.assert(
    fc.property(fc.nat(50_000_000), (most) => {
      const { top, lines } = gridOf(most)
      expect(top).toBeGreaterThanOrEqual(most)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThanOrEqual(4)
      for (const line of lines) expect(Number.isInteger(line) && line <= top).toBe(true)
    }),
  )
})
