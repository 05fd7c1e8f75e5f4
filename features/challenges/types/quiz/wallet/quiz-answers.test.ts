import { expect, test } from 'vitest'
import { chosenAfter, isAnswered } from './quiz-answers.ts'

test('one choice replaces another, and of several each is added and removed', () => {
  expect(chosenAfter([[0], []], 0, 2, false)).toEqual([[2], []])
  expect(chosenAfter([[2], []], 0, 1, true)).toEqual([[1, 2], []])
  expect(chosenAfter([[1, 2], []], 0, 1, true)).toEqual([[2], []])
})

test('a quiz is answered when each question has a choice', () => {
  expect(isAnswered([[0], [1]], 2)).toBe(true)
  expect(isAnswered([[0], []], 2)).toBe(false)
  expect(isAnswered([[0]], 2)).toBe(false)
})
