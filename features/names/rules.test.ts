import { describe, expect, test } from 'vitest'
import { endOfDid, joinedName, listedName, readName } from './rules.ts'

describe('a name', () => {
  test.each([
    ['Léa Moreau', 'Léa Moreau'],
    ['  Léa \t\n Moreau ', 'Léa Moreau'],
    ['Le\u0301a', 'Léa'],
    ['김서연', '김서연'],
    ['O’Neill, 3rd', 'O’Neill, 3rd'],
    ['wwwilliam', 'wwwilliam'],
  ])('%j is kept as %j', (text, name) => {
    expect(readName(text)).toBe(name)
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['no letter', '123 !'],
    ['an address of e-mail', 'lea@example.org'],
    ['an address of the web', 'see https://example.org'],
    ['a web address without its scheme', 'see WWW.example.org'],
    ['an invisible character', 'Lé\u200Ba'],
  ])('is not read from %s', (_, text) => {
    expect(readName(text)).toBeUndefined()
  })

  test('has at most 100 characters, of which each counts once', () => {
    expect(readName('é'.repeat(100))).toBe('é'.repeat(100))
    expect(readName('é'.repeat(101))).toBeUndefined()
    expect(readName('𝓛'.repeat(100))).toBe('𝓛'.repeat(100))
  })
})

test('reads a name in the cell of a list without its invisible characters', () => {
  expect(listedName('Lé\u200Ba')).toBe('Léa')
})

test('reads no name in a cell that holds an address', () => {
  expect(listedName('lea@example.org')).toBe('')
})

test.each([
  ['Léa', 'Moreau', 'Léa Moreau'],
  ['', 'Moreau', 'Moreau'],
  ['Léa', '', 'Léa'],
  ['', '', ''],
])('joins %j and %j to %j', (first, last, name) => {
  expect(joinedName(first, last)).toBe(name)
})

test('tells people apart by the last four characters of their DID', () => {
  expect(endOfDid('did:sdi:0x9858EfFD232B4033E47d90003D41EC34EcaEda94')).toBe('da94')
})
