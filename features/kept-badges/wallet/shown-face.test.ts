import { expect, test } from 'vitest'
import { shownFace } from './shown-face.ts'

const genuine = { word: 'genuine', state: 'inForce' } as const

test('a badge is genuine while the server can be asked', () => {
  expect(shownFace(genuine, false)).toBe('genuine')
})

test('without a network, nobody can say that a genuine badge is still in force', () => {
  expect(shownFace(genuine, true)).toBe('notChecked')
})

test.each(['revoked', 'suspended', 'expired', 'notYet'] as const)('%s stays so without a network', (state) => {
  expect(shownFace({ word: 'genuine', state }, true)).toBe(state)
})

test('what was not genuine stays so without a network', () => {
  expect(shownFace({ word: 'notGenuine', state: 'unknown' }, true)).toBe('notGenuine')
})
