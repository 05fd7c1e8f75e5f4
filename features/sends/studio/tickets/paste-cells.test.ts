import { expect, test } from 'vitest'
import { pasteCells } from './paste-cells.ts'
import { EMPTY_TICKET, type TicketField } from './ticket-rows.ts'

const FIELDS: TicketField[] = ['email', 'name', 'seat']
const row = (email: string, name = '', seat = '') => ({ ...EMPTY_TICKET, email, name, seat })

test('pastes spreadsheet cells to the right and down, and adds rows', () => {
  const text = 'ada@example.org\tAda Lovelace\tA1\r\nalan@example.org\t"Turing\t""T"""\tA2\r\n'
  expect(pasteCells([row('kept@example.org'), EMPTY_TICKET], { row: 1, field: 'email' }, text, FIELDS)).toEqual([
    row('kept@example.org'),
    row('ada@example.org', 'Ada Lovelace', 'A1'),
    row('alan@example.org', 'Turing\t"T"', 'A2'),
  ])
  const seats = pasteCells(
    [row('a@example.org', 'Ada'), row('b@example.org')],
    { row: 0, field: 'seat' },
    'B1\nB2',
    FIELDS,
  )
  expect(seats).toEqual([row('a@example.org', 'Ada', 'B1'), row('b@example.org', '', 'B2')])
})

test('assigns columns by a row of column names, and omits unknown columns', () => {
  const text = 'Section\tSiège\tE-mail\nNorth\tA1\tada@example.org'
  expect(pasteCells([EMPTY_TICKET], { row: 0, field: 'email' }, text, FIELDS)).toEqual([
    row('ada@example.org', '', 'A1'),
  ])
})

test.each([
  ['Nom\tPrénom\tE-mail\nLovelace\tAda\tada@example.org', 'Ada Lovelace'],
  ['First name\tSurname\tE-mail\nAda\tLovelace\tada@example.org', 'Ada Lovelace'],
  ['Prénom\tE-mail\nAda\tada@example.org', 'Ada'],
])('joins the columns of a name in %j', (text, name) => {
  expect(pasteCells([EMPTY_TICKET], { row: 0, field: 'email' }, text, FIELDS)).toEqual([row('ada@example.org', name)])
})

test('makes a row of each pasted address, and leaves plain text to the field', () => {
  const list = 'ada@example.org, alan@example.org; broken@'
  expect(pasteCells([EMPTY_TICKET], { row: 0, field: 'email' }, list, FIELDS)).toEqual([
    row('ada@example.org'),
    row('alan@example.org'),
    row('broken@'),
  ])
  expect(pasteCells([EMPTY_TICKET], { row: 0, field: 'email' }, 'ada@example.org', FIELDS)).toBeUndefined()
  expect(pasteCells([EMPTY_TICKET], { row: 0, field: 'name' }, 'Ada, Countess of Lovelace', FIELDS)).toBeUndefined()
})

test('pastes evidence by its column names, even while its columns are not shown', () => {
  const text = 'E-mail\tEvidence link\tEvidence text\nada@example.org\thttps://example.org/ada\tSpoke'
  expect(pasteCells([EMPTY_TICKET], { row: 0, field: 'email' }, text, FIELDS)).toEqual([
    { ...row('ada@example.org'), evidenceUrl: 'https://example.org/ada', evidenceText: 'Spoke' },
  ])
})

const EVIDENCE: TicketField[] = [...FIELDS, 'evidenceUrl', 'evidenceText']
const pasteEvidence = (text: string, html = '') =>
  pasteCells([row('ada@example.org')], { row: 0, field: 'evidenceText' }, text, EVIDENCE, html)
const told = (evidenceText: string) => ({ ...EMPTY_TICKET, evidenceText })

test.each([
  ['Preuve', 'https://example.org/ada', { evidenceUrl: 'https://example.org/ada' }],
  ['Justificatif', 'A parlé', { evidenceText: 'A parlé' }],
])('pastes a column that is only called %s by its contents, once evidence is shown', (name, cell, evidence) => {
  const text = `E-mail\t${name}\nada@example.org\t${cell}`
  const at = { row: 0, field: 'email' as const }
  expect(pasteCells([EMPTY_TICKET], at, text, EVIDENCE)).toEqual([{ ...row('ada@example.org'), ...evidence }])
  expect(pasteCells([EMPTY_TICKET], at, text, FIELDS)).toEqual([row('ada@example.org')])
})

test('keeps a first row with a mistyped address, whatever the rows below have', () => {
  const text = 'ada@\tAda\nalan@example.org\tAlan'
  expect(pasteCells([EMPTY_TICKET], { row: 0, field: 'email' }, text, FIELDS)).toEqual([
    row('ada@', 'Ada'),
    row('alan@example.org', 'Alan'),
  ])
})

test('leaves a text of several lines to the cell of evidence', () => {
  expect(pasteEvidence('Spoke on stage.\nAnswered "all" questions.')).toBeUndefined()
  expect(pasteEvidence('"Bravo"\nsaid the audience.')).toBeUndefined()
  expect(pasteEvidence('"Bravo\nsaid the audience.')).toBeUndefined()
  const oneCell = '<table><tr><td>Spoke.<br>Answered.</td></tr></table>'
  expect(pasteEvidence('Spoke.\nAnswered.', oneCell)).toBeUndefined()
})

test('pastes a spreadsheet cell of several lines into one row', () => {
  const ada = (evidenceText: string) => ({ ...row('ada@example.org'), evidenceText })
  expect(pasteEvidence('"Spoke.\nAnswered ""all""."\r\n')).toEqual([ada('Spoke.\nAnswered "all".')])
  expect(pasteEvidence('"Spoke.\r\nAnswered."\r\nListened')).toEqual([ada('Spoke.\nAnswered.'), told('Listened')])
  const names = pasteCells([EMPTY_TICKET], { row: 0, field: 'name' }, '"Ada\nLovelace"\nAlan', FIELDS)
  expect(names).toEqual([row('', 'Ada Lovelace'), row('', 'Alan')])
})

test('keeps the lines of evidence beside other cells, and joins those of other cells', () => {
  const text = '"Ada\nLovelace"\tA1\t\t"Spoke.\nAnswered."'
  expect(pasteCells([EMPTY_TICKET], { row: 0, field: 'name' }, text, EVIDENCE)).toEqual([
    { ...row('', 'Ada Lovelace', 'A1'), evidenceText: 'Spoke.\nAnswered.' },
  ])
})

test('pastes a spreadsheet column of evidence down the rows', () => {
  const html = '<table>\n<tr height=20><td>Spoke</td></tr><tr><td>Listened</td></tr></table>'
  expect(pasteEvidence('Spoke\nListened', html)).toEqual([
    { ...row('ada@example.org'), evidenceText: 'Spoke' },
    told('Listened'),
  ])
})
