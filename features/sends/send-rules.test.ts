import { expect, test } from 'vitest'
import { identityOf, newSenderLimit, UNDO_CHOICES, UNDO_MAX_SECONDS, UNDO_USUAL, undoSeconds } from './send-rules.ts'

test.each([
  [1, 10],
  [20, 10],
  [21, 60],
  [100_000, 60],
])('lets a send to %s be undone for %s seconds', (count, seconds) => {
  expect(undoSeconds(count)).toBe(seconds)
})

test('offers only waits that may be chosen', () => {
  const waits = UNDO_CHOICES.filter((seconds) => seconds !== UNDO_USUAL)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...waits)).toBe(UNDO_MAX_SECONDS)
})

test.each([
  ['before any badge is collected', 0, 200],
  ['after a hundred are', 100, 400],
  ['up to the full limit', 4900, 10_000],
  ['and no further', 50_000, 10_000],
])('raises the daily limit of a new sender with its collectors: %s', (_, collectors, mails) => {
  expect(newSenderLimit({ full: 10_000, atFirst: 200 }, collectors)).toBe(mails)
})

const ROW = { row: 2, email: 'ada@example.org', name: 'Ada', seat: '12', section: 'North' }
const TICKET = { category: 'ticket', optionName: true }

test.each([
  ['the seat', TICKET, { seat: '13' }],
  ['the section', TICKET, { section: 'South' }],
  ['the name that is on the ticket', TICKET, { name: 'Max' }],
  ['the address', TICKET, { email: 'max@example.org' }],
  ['the address', { category: 'basic', optionName: false }, { email: 'max@example.org' }],
])('tells rows apart by %s: %j', (_, kind, other) => {
  expect(identityOf({ ...ROW, ...other }, kind)).not.toBe(identityOf(ROW, kind))
})

test.each([
  ['another seat, of badges that are no tickets', { category: 'basic', optionName: false }, { seat: '13' }],
  ['another name, of tickets without names', { category: 'ticket', optionName: false }, { name: 'Max' }],
])('calls rows the same with %s', (_, kind, other) => {
  expect(identityOf({ ...ROW, row: 3, ...other }, kind)).toBe(identityOf(ROW, kind))
})
