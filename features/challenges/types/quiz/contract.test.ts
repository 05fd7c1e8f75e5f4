import { describe, expect, test } from 'vitest'
import { quizData } from './contract.ts'

describe('a quiz', () => {
  const question = { text: 'Which knot?', choices: ['Bowline', 'Reef'], right: [1] }
  const quiz = { questions: [question], passMark: 1, attemptsADay: 1 }
  const isQuiz = (changed: object) => quizData.safeParse({ ...quiz, ...changed }).success

  test('has right choices among those that are shown', () => {
    const withRight = (right: number[]) => isQuiz({ questions: [{ ...question, right }] })
    expect([[1], [0, 1], [2], [0, 2], []].map(withRight)).toEqual([true, true, false, false, false])
  })

  test('asks for no more right answers than it has questions', () => {
    expect([1, 2].map((passMark) => isQuiz({ passMark }))).toEqual([true, false])
  })
})
