import { expect, test } from 'vitest'
import { guessColumns, headerAt } from './column-rules.ts'

test('columns are known by their names in any case, order and accent', () => {
  const columns = guessColumns(['SIÈGE', 'Nom', 'Section', 'Adresse e-mail'], [])
  expect(columns).toEqual({ email: 3, name: 1, seat: 0, section: 2, note: -1 })
})

test('of several columns of one name the one with the addresses is theirs', () => {
  const header = ['Email', 'Email', 'E-mail']
  expect(guessColumns(header, [['', 'lea@example.org', 'x']]).email).toBe(1)
  expect(guessColumns(header, [['x', 'y', 'z']]).email).toBe(0)
})

test('without a name that is known, the column with the most addresses is theirs', () => {
  const rows = [
    ['Lea', 'lea@example.org', ''],
    ['max@example.org', 'max@example.org', 'x'],
  ]
  expect(guessColumns([], rows).email).toBe(1)
  expect(guessColumns(['a', 'b'], [['x', 'y']]).email).toBe(-1)
})

test('a first row with an address is no header, and a title above the table is none', () => {
  const table = [
    ['Name', 'Email'],
    ['Nobody', 'nobody'],
    ['Lea', 'LEA@example.org'],
  ]
  expect(headerAt(table)).toBe(0)
  expect(headerAt(table.slice(2))).toBe(-1)
  expect(headerAt([['Members of 2026'], ['As of May', ''], ...table])).toBe(2)
  // A row that is not an address yet stays a row, which gets its receipt.
  expect(headerAt([['Who'], ['nobody'], ['lea@example.org']])).toBe(0)
  expect(headerAt([])).toBe(-1)
})
