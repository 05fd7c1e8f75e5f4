import { expect, test } from 'vitest'
import { guessColumns, headerAt } from './column-rules.ts'

test('recognizes columns by their names in any case, order and accent', () => {
  const columns = guessColumns(['SIÈGE', 'Nom', 'Section', 'Adresse e-mail'], [])
  expect(columns).toMatchObject({ email: 3, name: 1, seat: 0, section: 2, note: -1 })
})

test.each([
  [['Nom', 'Prénom', 'E-mail'], 0, 1],
  [['First name', 'Last name', 'Email'], 1, 0],
  [['Given name', 'Surname', 'Email'], 1, 0],
  [['Name', 'Surname', 'Email'], 1, 0],
  [['Vorname', 'Nachname', 'E-Mail'], 1, 0],
  [['Name', 'Vorname', 'E-Mail'], 0, 1],
  [['Nombre', 'Apellidos', 'Email'], 1, 0],
  [['Nome', 'Cognome', 'Email'], 1, 0],
  [['Prénom', 'Nom de famille', 'Nom complet', 'E-mail'], 2, -1],
  [['Nom et prénom', 'E-mail'], 0, -1],
  [['Prénom', 'E-mail'], -1, 0],
  [['Nom', 'E-mail'], 0, -1],
  [['Groupe', 'E-mail'], -1, -1],
])('finds the columns of names in %j', (header, name, givenName) => {
  expect(guessColumns(header, [])).toMatchObject({ name, givenName })
})

test('picks the column with addresses among several of one name', () => {
  const header = ['Email', 'Email', 'E-mail']
  expect(guessColumns(header, [['', 'lea@example.org', 'x']]).email).toBe(1)
  expect(guessColumns(header, [['x', 'y', 'z']]).email).toBe(0)
})

test('picks the column with the most addresses when no name is known', () => {
  const rows = [
    ['Lea', 'lea@example.org', ''],
    ['max@example.org', 'max@example.org', 'x'],
  ]
  expect(guessColumns([], rows).email).toBe(1)
  expect(guessColumns(['a', 'b'], [['x', 'y']]).email).toBe(-1)
})

test('finds addresses with the names of their people', () => {
  const rows = [
    ['1', 'Roux, Léa <lea@example.org>'],
    ['2', 'mailto:max@example.org'],
  ]
  expect(headerAt(rows)).toBe(-1)
  expect(guessColumns([], rows).email).toBe(1)
})

test('finds the header below a title, and none above a first row with an address', () => {
  const table = [
    ['Name', 'Email'],
    ['Nobody', 'nobody'],
    ['Lea', 'LEA@example.org'],
  ]
  expect(headerAt(table)).toBe(0)
  expect(headerAt(table.slice(2))).toBe(-1)
  expect(headerAt([['Members of 2026'], ['As of May', ''], ...table])).toBe(2)
  // An invalid address is still a row, which gets its receipt.
  expect(headerAt([['Who'], ['nobody'], ['lea@example.org']])).toBe(0)
  expect(headerAt([])).toBe(-1)
})

test.each([
  [['E-mail', 'Evidence URL', 'Evidence text'], ['a@b.org', '', ''], 1, 2],
  [['Courriel', 'Texte du justificatif', 'Lien du justificatif'], ['a@b.org', '', ''], 2, 1],
  [['E-mail', 'Name'], ['a@b.org', 'https://example.org/1'], -1, -1],
])('finds the columns of evidence in %j', (header, row, evidenceUrl, evidenceText) => {
  expect(guessColumns(header, [row])).toMatchObject({ evidenceUrl, evidenceText })
})

test.each([
  ['Evidence', 'https://example.org/1', 1, -1],
  ['Preuve', 'Spoke on stage', -1, 1],
  ['JUSTIFICATIFS', '', -1, 1],
])('takes a column that is only called %s for evidence on request alone', (name, cell, evidenceUrl, evidenceText) => {
  const [header, rows] = [['E-mail', name], [['a@b.org', cell]]]
  expect(guessColumns(header, rows)).toMatchObject({ evidenceUrl: -1, evidenceText: -1 })
  expect(guessColumns(header, rows, { wantsEvidence: true })).toMatchObject({ evidenceUrl, evidenceText })
})
