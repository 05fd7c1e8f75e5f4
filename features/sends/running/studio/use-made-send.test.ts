import { expect, test } from 'vitest'
import { sayIn } from '#ui/words/language.tsx'
import { panelWords } from '../texts.ts'
import { failedRows, outcomeOf } from './use-made-send.ts'

const send = { status: 'sent', mailed: 12, delayed: 0, bounced: 0, refused: 0, duplicates: 0 } as const
const say = (given: Partial<Parameters<typeof outcomeOf>[0]>) =>
  outcomeOf({ ...send, ...given }, sayIn(panelWords, 'en'))

test('shows only how many were sent when nothing failed', () => {
  expect(say({})).toBe('12 badges were sent')
})

test('shows each kind of failure', () => {
  expect(say({ delayed: 3, bounced: 1, refused: 2 })).toBe(
    '12 badges were sent, 3 will be retried, 1 was not delivered, 2 rows were not sent',
  )
})

test('counts duplicates apart from the other rows that were not sent', () => {
  expect(say({ refused: 1, duplicates: 1 })).toBe('12 badges were sent, 1 duplicate was left out')
  expect(say({ refused: 5, duplicates: 2 })).toBe(
    '12 badges were sent, 2 duplicates were left out, 3 rows were not sent',
  )
})

test('calls a ticket a ticket', () => {
  expect(outcomeOf({ ...send, mailed: 1 }, sayIn(panelWords, 'en'), true)).toBe('1 ticket was sent')
})

test('shows first that a send was stopped', () => {
  expect(say({ status: 'stopped', mailed: 1 })).toBe('Stopped. 1 badge was sent')
})

test('offers to retry the failed rows of a finished send', () => {
  expect(failedRows({ status: 'sent', failed: 4 })).toBe(4)
})

test.each(['stopped', 'reading', 'undone'] as const)('offers no retry for a send that is %s', (status) => {
  expect(failedRows({ status, failed: 4 })).toBe(0)
})
