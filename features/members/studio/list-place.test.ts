import { expect, test } from 'vitest'
import { askFor, pageInstead, START, turnTo } from './list-place.ts'

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
