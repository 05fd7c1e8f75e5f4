import { expect, test } from 'vitest'
import { moved, toggleRight, withoutChoice } from './quiz-draft.ts'

const QUESTION = { text: 'Which?', choices: ['a', 'b', 'c'], right: [0, 2] }

test('marks stay with their choices when one is removed', () => {
  expect(withoutChoice(QUESTION, 0)).toEqual({ text: 'Which?', choices: ['b', 'c'], right: [1] })
})

test.each([
  [1, [0, 1, 2]],
  [2, [0]],
])('pressing the mark of choice %s leaves %j', (at, right) => {
  expect(toggleRight(QUESTION, at).right).toEqual(right)
})

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('moving number %s by %s', (from, by, order) => {
  expect(moved(['a', 'b', 'c'], from, by)).toEqual(order)
})
