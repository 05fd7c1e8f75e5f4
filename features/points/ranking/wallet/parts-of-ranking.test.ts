import { expect, test } from 'vitest'
import { partsOfRanking } from './parts-of-ranking.ts'

test.each([
  [0, [[1, 2, 3]]],
  [2, [[1, 2, 3, 4, 5]]],
  [3, [[1, 2, 3, 4, 5, 6]]],
  [4, [[1, 2, 3, 4, 5, 6, 7]]],
  [
    6,
    [
      [1, 2, 3],
      [6, 7, 8, 9],
    ],
  ],
  [
    9,
    [
      [1, 2, 3],
      [9, 10],
    ],
  ],
])('shows the first three, and the own row with one before and two after it: row %i', (own, expected) => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ rank: at + 1, isOwn: at === own }))
  const parts = partsOfRanking(rows, [])
  expect(parts.map((part) => part.map(({ rank }) => rank))).toEqual(expected)
})

test('shows the own row after the first three where it is beyond the page, and the first ten without one', () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ rank: at + 1, isOwn: false }))
  const around = [
    { rank: 99, isOwn: false },
    { rank: 100, isOwn: true },
  ]
  expect(partsOfRanking(rows, around)).toEqual([rows.slice(0, 3), around])
  expect(partsOfRanking(rows, [])).toEqual([rows.slice(0, 10)])
})
