import { expect, test } from 'vitest'
import type { HeldBadge } from './held-badge.ts'
import { nextTicket, startOf } from './next-ticket.ts'

const now = new Date('2026-11-20T18:00')
const ticket = (eventDate: string, more: object = {}) =>
  ({
    card: { category: 'ticket', title: 'Winter opening', eventDate },
    revokedAt: '',
    suspendedAt: '',
    validUntil: '',
    ...more,
  }) as unknown as HeldBadge

test('picks the ticket of the event that starts first, until twelve hours after its start', () => {
  const [later, tonight, over] = ['2026-12-05T20:00', '2026-11-20T19:00', '2026-11-20T05:59'].map((at) => ticket(at))
  expect(nextTicket([later, tonight, over] as HeldBadge[], now)).toBe(tonight)
  const begun = ticket('2026-11-20T06:01')
  expect(nextTicket([tonight, begun] as HeldBadge[], now)).toBe(begun)
  expect(nextTicket([over] as HeldBadge[], now)).toBeUndefined()
})

test('counts from the moment when an event starts, whatever its own clock shows', () => {
  const event = {
    startDate: '2026-11-20T20:00:00Z',
    endDate: '',
    timeZone: 'Asia/Tokyo',
    location: '',
    streetAddress: '',
  }
  expect(startOf(ticket('2026-11-21T05:00', { event }))).toBe(Date.UTC(2026, 10, 20, 20))
})

test('leaves out the tickets that come first in the wallet, and those of events that are over', () => {
  const event = (startDate: string, endDate: string) =>
    ticket('', { event: { startDate, endDate, timeZone: '', location: '', streetAddress: '' } })
  const moment = new Date('2026-11-20T18:00:00Z')
  const soon = event('2026-11-20T19:30:00Z', '2026-11-20T22:00:00Z')
  const over = event('2026-11-20T15:00:00Z', '2026-11-20T18:00:00Z')
  const later = event('2026-11-20T20:01:00Z', '2026-11-20T23:00:00Z')
  expect(nextTicket([soon, over, later], moment)).toBe(later)
  expect(nextTicket([soon, over], moment)).toBeUndefined()
})

test('ignores invalid tickets, undated ones and other badges', () => {
  const at = '2026-12-05T20:00'
  const away = [
    ticket(at, { revokedAt: '2026-11-19T10:00:00Z' }),
    ticket(at, { suspendedAt: '2026-11-19T10:00:00Z' }),
    ticket(at, { card: { category: 'participation', title: 'Winter opening', eventDate: at } }),
    ticket('', { card: { category: 'ticket', title: 'Undated' } }),
  ]
  expect(nextTicket(away, now)).toBeUndefined()
})
