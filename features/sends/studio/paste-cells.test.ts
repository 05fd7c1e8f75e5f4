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
