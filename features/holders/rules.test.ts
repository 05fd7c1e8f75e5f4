import { expect, test } from 'vitest'
import { PASSPHRASE_MIN, passphraseProblems } from './rules.ts'

test('accepts a passphrase of ten characters', () => {
  expect(passphraseProblems({ passphrase: 'x'.repeat(10) })).toEqual({})
})

test('refuses a passphrase of nine characters', () => {
  expect(passphraseProblems({ passphrase: 'x'.repeat(9) })).toEqual({ passphrase: 'short' })
  expect(PASSPHRASE_MIN).toBe(10)
})
