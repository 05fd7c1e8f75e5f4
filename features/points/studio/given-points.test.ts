import { expect, test } from 'vitest'
import { problemsOf, readPoints } from './given-points.ts'

test.each([
  ['5', 5],
  ['+5', 5],
  [' −12 ', -12],
  ['-1 000', -1000],
  ['1 000', 1000],
])('reads %o', (typed, points) => {
  expect(readPoints(typed)).toBe(points)
})

test.each([
  [{ points: '', reason: 'x' }, { points: 'pointsNotValid' }],
  [{ points: '0', reason: 'x' }, { points: 'pointsNotValid' }],
  [{ points: '1.5', reason: 'x' }, { points: 'pointsNotValid' }],
  [{ points: '99999999999', reason: 'x' }, { points: 'pointsNotValid' }],
  [{ points: '5', reason: ' ' }, { reason: 'reasonMissing' }],
  [{ points: '5', reason: 'x'.repeat(201) }, { reason: 'reasonTooLong' }],
  [{ points: '5', reason: 'x' }, {}],
])('finds the problems of %o', (given, problems) => {
  expect(problemsOf(given)).toEqual(problems)
})
