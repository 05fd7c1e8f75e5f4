import { expect, test } from 'vitest'
import { countRight } from './rules.ts'

const QUESTIONS = [{ right: [1] }, { right: [0, 2] }]

test.each([
  [[[1], [2, 0]], 2],
  [[[1], [0]], 1],
  [
    [
      [0, 1],
      [0, 1, 2],
    ],
    0,
  ],
  [
    [
      [1, 1],
      [0, 2, 2],
    ],
    2,
  ],
  [[[1], [0, 1]], 1],
  [[[1], [1, 3]], 1],
  [[[]], 0],
])('counts %j as %s right', (answers, right) => {
  expect(countRight(QUESTIONS, answers)).toBe(right)
})
