import { expect, test } from 'vitest'
import { askFor, isCapped, pageInstead, pagesToTurn, START, turnTo } from './list-place.ts'

const CURSORS = { first: 'f', last: 'l' }

test('turns to the pages beside by cursor and to others by number', () => {
  expect(askFor(turnTo(3, 2, CURSORS))).toEqual({ after: 'l' })
  expect(askFor(turnTo(2, 3, CURSORS))).toEqual({ before: 'f' })
  expect(askFor(turnTo(9, 2, CURSORS))).toEqual({ pageNumber: 9 })
})

test('the first page is read from the start, however it was reached', () => {
  expect(turnTo(1, 2, CURSORS)).toBe(START)
  expect(askFor(START)).toEqual({ pageNumber: 1 })
})

test('without a cursor, a page beside is read by its number', () => {
  expect(askFor(turnTo(4, 3, { first: '', last: '' }))).toEqual({ pageNumber: 4 })
})

test('a page whose last row is gone gives way to the one before, at most the last', () => {
  expect(pageInstead(3, 0, 2)).toBe(2)
  expect(pageInstead(9, 0, 2)).toBe(2)
  expect(pageInstead(2, 0, 0)).toBe(1)
  expect(pageInstead(2, 4, 2)).toBeUndefined()
  expect(pageInstead(1, 0, 0)).toBeUndefined()
})

test.each([
  ['a search that was counted to the limit', 1000, 'zoe', 'all', true],
  ['a search with fewer', 999, 'zoe', 'all', false],
  ['a list without a search', 1_000_000, '', 'member', false],
  ['as many invitations', 1000, '', 'pending', true],
] as const)('knows whether there may be more than were counted: %s', (_, total, search, status, expected) => {
  expect(isCapped(total, search, status)).toBe(expected)
})

test.each([
  ['on an early page', 3, 5, 200],
  ['on the last page that was counted', 200, 5, 201],
  ['beyond it', 240, 5, 241],
  ['on a page that is not full', 240, 3, 240],
])('turns beyond the pages that were counted: %s', (_, page, rows, expected) => {
  expect(pagesToTurn(page, rows, 5, 200)).toBe(expected)
})
