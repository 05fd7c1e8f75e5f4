import { describe, expect, test } from 'vitest'
import { INVITES_MAX } from '../rules.ts'
import { emptyRow, fillRows, isBegun, isReady, readTable, readyInvites, unready, wrongEmails } from './invite-rows.ts'

const full = { key: 1, name: 'Les Lutheries', email: 'Max@example.org', firstName: 'Max', lastName: 'Picard' }

describe('rows', () => {
  test('an incomplete row is begun, counted by its place, and not sent', () => {
    const begun = { ...emptyRow(2), name: 'Vélo Nord' }
    const rows = [full, begun, emptyRow(3)]
    expect(rows.map(isBegun)).toEqual([true, true, false])
    expect(rows.map(isReady)).toEqual([true, false, false])
    expect(unready(rows)).toEqual([2])
    expect(readyInvites(rows)).toEqual([
      { name: 'Les Lutheries', email: 'Max@example.org', firstName: 'Max', lastName: 'Picard' },
    ])
  })

  test('blanks are no text, and a text that is too long is not sent', () => {
    expect(isBegun({ ...emptyRow(1), name: '  ' })).toBe(false)
    expect(isReady({ ...full, lastName: ' ' })).toBe(false)
    expect(isReady({ ...full, name: 'x'.repeat(50) })).toBe(true)
    expect(isReady({ ...full, name: 'x'.repeat(51) })).toBe(false)
  })

  test('a wrong address is named by its row', () => {
    expect(wrongEmails([full, { ...full, key: 2, email: 'max@' }, { ...emptyRow(3), email: 'max@' }])).toEqual([2])
  })
})

describe('a pasted table', () => {
  test.each([
    ['a sheet', 'Vélo Nord\tpaul@example.org\tPaul\tNovak\r\nReliure\tanouk@example.org\tAnouk\tRenaud\r\n'],
    ['a file', '"Vélo Nord";paul@example.org;Paul;Novak\nReliure;anouk@example.org;Anouk;Renaud'],
    ['a file with commas', 'Vélo Nord,paul@example.org,Paul,Novak\nReliure,anouk@example.org,Anouk,Renaud'],
    [
      'column names',
      'Name\tE-mail\tFirst\tLast\nVélo Nord\tpaul@example.org\tPaul\tNovak\nReliure\tanouk@example.org\tAnouk\tRenaud',
    ],
  ])('is read from %s', (_, text) => {
    expect(readTable(text)).toEqual([
      ['Vélo Nord', 'paul@example.org', 'Paul', 'Novak'],
      ['Reliure', 'anouk@example.org', 'Anouk', 'Renaud'],
    ])
  })

  test('is not seen in a plain text', () => {
    expect(readTable('Vélo Nord')).toBeUndefined()
    expect(readTable('Vélo Nord\nReliure')).toBeUndefined()
    expect(readTable('Vélo, Nord')).toBeUndefined()
    expect(readTable('')).toBeUndefined()
  })

  test('fills from the field where it was pasted, and adds rows with keys of their own', () => {
    const filled = fillRows(
      [full, emptyRow(7)],
      [
        ['a@example.org', 'A'],
        ['b@example.org', 'B', 'C', 'D'],
      ],
      1,
      'email',
    )
    expect(filled.map(({ email, firstName, lastName }) => [email, firstName, lastName])).toEqual([
      ['Max@example.org', 'Max', 'Picard'],
      ['a@example.org', 'A', ''],
      ['b@example.org', 'B', 'C'],
    ])
    expect(new Set(filled.map(({ key }) => key)).size).toBe(3)
  })

  test('fills in the address of a person that a mail program copied with its name', () => {
    const [filled] = fillRows([emptyRow(1)], [['Paul Novak <Paul@example.org>', 'Paul']], 0, 'email')
    expect(filled?.email).toBe('paul@example.org')
  })

  test('fills no more rows than can be sent', () => {
    const table = Array.from({ length: INVITES_MAX + 5 }, () => ['x'])
    expect(fillRows([full], table, 0, 'name')).toHaveLength(INVITES_MAX)
  })
})
