import { expect, test } from 'vitest'
import { guessColumns, headerAt } from './column-rules.ts'
import { csvLine } from './history-rules.ts'
import { isListFile, noteOf, readRow } from './import-rules.ts'
import { undoSeconds } from './send-rules.ts'

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

test.each(['=1+1', '+33', '-2', '@cmd', '\tx', ';=1+1', ' ,"=1+1', '＝1+1', '＠cmd'])(
  '%j is no formula in a receipt',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true)
  },
)

test('the time to undo grows with the send', () => {
  expect([undoSeconds(1), undoSeconds(20), undoSeconds(21)]).toEqual([10, 10, 60])
})

test.each([
  ['people.csv', '', true],
  ['PEOPLE.XLSX', '', true],
  ['people', 'text/csv; charset=utf-8', true],
  ['people', 'application/vnd.ms-excel', true],
  ['people.txt', 'text/csv', false],
  ['people.tsv', 'text/tab-separated-values', false],
  ['people.xls', 'application/vnd.ms-excel', false],
  ['people.csv.pdf', 'application/pdf', false],
  ['people', '', false],
])('%s of type "%s" may be a list: %s', (name, type, isList) => {
  expect(isListFile({ name, type })).toBe(isList)
})

test('a corrected address takes the place of that of its row, with its domain put right too', () => {
  const columns = { email: 0, name: -1, seat: -1, section: -1, note: -1 }
  const fixes = { domains: new Map([['gmial.com', 'gmail.com']]), addresses: new Map([[2, ' Lea@gmial.com ']]) }
  expect(readRow(['nobody'], 1, columns, fixes).email).toBe('nobody')
  expect(readRow(['nobody'], 2, columns, fixes).email).toBe('lea@gmail.com')
})

test('a note of the row goes before that of the send, cut to its first 100 characters', () => {
  const row = { row: 1, email: 'lea@example.org', name: '', seat: '', section: '' }
  expect(noteOf({ ...row, note: 'Group B' }, 'Autumn')).toBe('Group B')
  expect(noteOf({ ...row, note: '' }, 'Autumn')).toBe('Autumn')
  expect(noteOf({ ...row, note: 'x'.repeat(101) }, 'Autumn')).toBe('x'.repeat(100))
})
