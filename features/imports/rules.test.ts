import { expect, test } from 'vitest'
import { noteOf } from '#features/sends/send-rules.ts'
import { ADDRESS_MAX, correctedCells, correctedField, isListFile, readRow } from './rules.ts'

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
])('judges %s of type "%s" as a list: %s', (name, type, isList) => {
  expect(isListFile({ name, type })).toBe(isList)
})

test('replaces the address of a row by its correction, and corrects its domain too', () => {
  const columns = { email: 0, name: -1, seat: -1, section: -1, note: -1 }
  const fixes = { domains: new Map([['gmial.com', 'gmail.com']]), cells: new Map([[2, { email: ' Lea@gmial.com ' }]]) }
  expect(readRow(['nobody'], 1, columns, fixes).email).toBe('nobody')
  expect(readRow(['nobody'], 2, columns, fixes).email).toBe('lea@gmail.com')
})

test.each([
  'Léa Roux <Lea@example.org>',
  "'old@example.org' <lea@example.org>",
  'mailto:lea@example.org',
  '\u200blea@example.org',
])('reads %j like a pasted recipient', (cell) => {
  const columns = { email: 0, name: -1, seat: -1, section: -1, note: -1 }
  const typed = new Map([[2, { email: cell }]])
  const read = (cells: string[], row: number) => readRow(cells, row, columns, { domains: new Map(), cells: typed })
  expect([read([cell], 1).email, read(['nobody'], 2).email]).toEqual(['lea@example.org', 'lea@example.org'])
})

test("prefers a row's own note to that of the send, cut to 100 characters", () => {
  const row = { row: 1, email: 'lea@example.org', name: '', seat: '', section: '' }
  expect(noteOf({ ...row, note: 'Group B' }, 'Autumn')).toBe('Group B')
  expect(noteOf({ ...row, note: '' }, 'Autumn')).toBe('Autumn')
  expect(noteOf({ ...row, note: 'x'.repeat(101) }, 'Autumn')).toBe('x'.repeat(100))
})

test('joins a given and a last name, the given one first', () => {
  const columns = { email: 0, name: 1, givenName: 2, seat: -1, section: -1, note: -1 }
  const nameOf = (...cells: string[]) =>
    readRow(['lea@example.org', ...cells], 1, columns, { domains: new Map(), cells: new Map() }).name
  expect(nameOf('Roux', ' Léa')).toBe('Léa Roux')
  expect(nameOf('Roux', '')).toBe('Roux')
  expect(nameOf('', 'Léa')).toBe('Léa')
})

test('reads a ticket without the invisible characters that a copied cell brings along', () => {
  const ticket = { email: 0, name: 1, seat: 2, section: 3, note: -1 }
  const row = readRow(['lea@example.org', '\u200bLéa\u202e Roux', ' 12\ufeff', 'Left\twing'], 1, ticket, {
    domains: new Map(),
    cells: new Map(),
  })
  expect(row).toMatchObject({ name: 'Léa Roux', seat: '12', section: 'Left wing' })
})

test('reads evidence as it is signed, keeps a faulty address to show it, and takes corrections', () => {
  const columns = { email: 0, name: -1, seat: -1, section: -1, note: -1, evidenceUrl: 1, evidenceText: 2 }
  const corrections = [
    { row: 2, evidenceUrl: 'https://example.org/2' },
    { row: 2, evidenceText: '' },
  ]
  const fixes = { domains: new Map(), cells: correctedCells(corrections) }
  const read = (row: number) =>
    readRow(['lea@example.org', ' www.example.org/\u00e9', 'One\r\nTwo'], row, columns, fixes)
  expect(read(1)).toMatchObject({ evidenceUrl: ' www.example.org/\u00e9', evidenceText: 'One\nTwo' })
  expect(read(2)).toMatchObject({ evidenceUrl: 'https://example.org/2', evidenceText: '' })
})

test.each([
  ['evidenceUrlNotValid', 'evidenceUrl'],
  ['evidenceTextTooLong', 'evidenceText'],
  ['evidenceTextCharacters', 'evidenceText'],
  ['invalidEmail', 'email'],
])('corrects for %s the cell of the %s', (fault, field) => {
  expect(correctedField(fault)).toBe(field)
})

test('corrects no domain in a cell without an address', () => {
  const columns = { email: 0, name: -1, seat: -1, section: -1, note: -1 }
  const fixes = { domains: new Map([['gmial.com', 'gmail.com']]), cells: new Map() }
  expect(readRow(['gmial.com'], 1, columns, fixes).email).toBe('gmial.com')
})

test('keeps no more of a cell than the longest address', () => {
  const columns = { email: 0, name: -1, seat: -1, section: -1, note: -1 }
  const cell = `${'x'.repeat(ADDRESS_MAX)}@example.org`
  expect(readRow([cell], 1, columns, { domains: new Map(), cells: new Map() }).email).toHaveLength(ADDRESS_MAX)
})
