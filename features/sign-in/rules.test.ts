import { expect, test } from 'vitest'
import { codeProblems } from './rules.ts'

test.each(['', '12345'])('finds that the code %j is not complete', (digits) => {
  expect(codeProblems({ digits })).toEqual({ digits: 'codeWrong' })
})

test('finds no problem of a code with six digits, which the server judges', () => {
  expect(codeProblems({ digits: '123456' })).toEqual({})
})
