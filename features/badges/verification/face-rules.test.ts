import { expect, test } from 'vitest'
import { faceOf } from './face-rules.ts'

test.each([
  ['genuine', 'inForce', 'genuine'],
  ['genuine', 'revoked', 'revoked'],
  ['genuine', 'suspended', 'suspended'],
  ['genuine', 'expired', 'expired'],
  ['genuine', 'notYet', 'notYet'],
  ['notGenuine', 'unknown', 'notGenuine'],
  ['notChecked', 'unknown', 'notChecked'],
  ['notGenuine', 'revoked', 'notGenuine'],
  ['genuine', 'unknown', 'genuine'],
] as const)('a badge that is %s and %s has the face %s', (word, state, face) => {
  expect(faceOf({ word, state })).toBe(face)
})
