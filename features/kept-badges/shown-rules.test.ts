import { expect, test } from 'vitest'
import { shownFace, shownIssuer } from './shown-rules.ts'

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

test.each([
  ['a name that only the badge states', { name: 'Harbour', isStated: true }, { called: 'Harbour', isQuoted: true }],
  ['a name that was found elsewhere too', { name: 'Harbour', isStated: false }, { called: 'Harbour', isQuoted: false }],
  ['its host, also as its name', { name: 'a.example', isStated: true }, { called: 'a.example', isQuoted: false }],
  ['its host without a name', { name: '', isStated: true }, { called: 'a.example', isQuoted: false }],
])('an issuer is called by %s', (_, { name, isStated }, expected) => {
  expect(shownIssuer({ name, isStated, host: 'a.example' })).toEqual(expected)
})
