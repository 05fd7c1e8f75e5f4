import { expect, test } from 'vitest'
import { nextStop } from './move-in-grid.ts'

/** Three rows of three, the last with two. */
const PLACES = Array.from({ length: 8 }, (_, at) => ({ left: (at % 3) * 100, top: Math.floor(at / 3) * 50 }))

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, -1],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, -1],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, -1],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, -1],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['a', 3, -1],
])('%s moves from %i to %i', (key, from, to) => {
  expect(nextStop(key, from, PLACES)).toBe(to)
})
