import { expect, test } from 'vitest'
import { CODE_TRIES } from '../../rules.ts'
import { ALL_ATTEMPTS, attemptsAfter, refusalOf } from './code-attempts.ts'

test('each wrong code takes one attempt, and the last one says that none is left', () => {
  let left = ALL_ATTEMPTS
  const said: string[] = []
  for (let wrong = 0; wrong < CODE_TRIES; wrong += 1) {
    left = attemptsAfter(left, 'codeWrong')
    said.push(refusalOf('codeWrong', left))
  }
  expect(left).toBe(0)
  expect(said).toEqual([...Array(CODE_TRIES - 1).fill('codeWrongLeft'), 'codeSpent'])
})

test('attempts of a code that was sent elsewhere are not guessed', () => {
  const left = attemptsAfter(undefined, 'codeWrong')
  expect(left).toBeUndefined()
  expect(refusalOf('codeWrong', left)).toBe('codeWrong')
})

test('a late code has no attempts and says so', () => {
  expect(attemptsAfter(ALL_ATTEMPTS, 'linkExpired')).toBe(0)
  expect(refusalOf('linkExpired', 0)).toBe('linkExpired')
})

test('a server error takes no attempt', () => {
  expect(attemptsAfter(3, 'serverError')).toBe(3)
})
