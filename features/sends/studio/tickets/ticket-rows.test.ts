import { expect, test } from 'vitest'
import { EMPTY_TICKET, problemsOf, readTickets, type TicketField, ticketOptions } from './ticket-rows.ts'

const FIELDS: TicketField[] = ['email', 'name', 'seat']
const row = (email: string, name = '', seat = '') => ({ ...EMPTY_TICKET, email, name, seat })

test('reports problems per cell, and none for a blank row', () => {
  expect(problemsOf(EMPTY_TICKET, FIELDS)).toEqual({})
  expect(problemsOf(row('', 'Ada'), FIELDS)).toEqual({ email: 'missing' })
  expect(problemsOf(row('ADA@example.org ', 'Ada', 'x'.repeat(2000)), FIELDS)).toEqual({})
  expect(problemsOf(row('ada@', 'Ada', 'x'.repeat(2001)), FIELDS)).toEqual({
    email: 'noDomain',
    seat: 'optionTooLong',
  })
})

test('reads the address in brackets behind a name', () => {
  const rows = [row('Ada Lovelace <Ada@example.org>', 'Ada')]
  expect(problemsOf(rows[0] ?? EMPTY_TICKET, FIELDS)).toEqual({})
  expect(readTickets(rows).tickets).toEqual([row('ada@example.org', 'Ada')])
})

test('allows one person two seats, but not the same one twice', () => {
  const rows = [
    row('ada@example.org', 'Ada', 'A1'),
    row('Ada@example.org', 'Ada', 'A2'),
    row('ada@example.org', 'Ada', 'A1 '),
  ]
  expect(readTickets([...rows, EMPTY_TICKET])).toEqual({
    tickets: [row('ada@example.org', 'Ada', 'A1'), row('ada@example.org', 'Ada', 'A2')],
    doubles: 1,
  })
})

test('a ticket is sent with its own evidence only where its column is shown', () => {
  const ticket = { ...row('ada@example.org', 'Ada', '4'), evidenceText: 'Spoke on stage' }
  const options = { name: 'Ada', seat: '4', section: '', evidenceUrl: '' }
  expect(ticketOptions([ticket], true)).toEqual([{ ...options, evidenceText: 'Spoke on stage' }])
  expect(ticketOptions([ticket], false)).toEqual([{ ...options, evidenceText: '' }])
})
