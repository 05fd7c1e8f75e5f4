import { expect, test } from 'vitest'
import { instantOf } from '#features/templates/event/time-rules.ts'
import { isTicketTime, nextTurn, ticketsOfNow } from './ticket-time-rules.ts'

/** An event by the clock of its zone. */
const event = (from: string, to: string, timeZone = 'Europe/Paris') => ({
  startDate: instantOf(from, timeZone)?.toISOString() ?? '',
  endDate: instantOf(to, timeZone)?.toISOString() ?? '',
})
const opening = event('2026-12-05T20:00', '2026-12-05T23:00')
const at = (utc: string) => new Date(`${utc}Z`)

test.each([
  ['2026-12-05T16:59:59.999', false],
  ['2026-12-05T17:00:00', true],
  ['2026-12-05T21:59:59.999', true],
  ['2026-12-05T22:00:00', false],
])('a ticket of 20:00 to 23:00 in Paris comes first at %s UTC: %s', (utc, isFirst) => {
  expect(isTicketTime(opening, at(utc))).toBe(isFirst)
})

test.each([
  ['Asia/Tokyo', '2026-12-05T09:00', '2026-12-05T08:59'],
  ['America/Los_Angeles', '2026-12-06T02:00', '2026-12-06T01:59'],
  ['', '2026-12-05T18:00', '2026-12-05T17:59'],
])('counts from the clock of the event in %j', (zone, first, before) => {
  const there = event('2026-12-05T20:00', '2026-12-05T23:00', zone)
  expect([isTicketTime(there, at(first)), isTicketTime(there, at(before))]).toEqual([true, false])
})

test('two hours are two hours where the clock is put back in between', () => {
  const night = event('2026-10-25T03:30', '2026-10-25T06:00')
  expect([isTicketTime(night, at('2026-10-25T00:30')), isTicketTime(night, at('2026-10-25T00:29'))]).toEqual([
    true,
    false,
  ])
})

test('an event of several days keeps its ticket first through the nights', () => {
  const camp = event('2026-07-03T18:00', '2026-07-05T16:00')
  expect(isTicketTime(camp, at('2026-07-04T03:00'))).toBe(true)
  expect(isTicketTime(camp, at('2026-07-05T14:00'))).toBe(false)
})

test('of two tickets the one whose start is nearest comes first', () => {
  const camp = { name: 'camp', event: event('2026-12-04T10:00', '2026-12-06T16:00') }
  const concert = { name: 'concert', event: opening }
  const later = { name: 'later', event: event('2026-12-05T21:30', '2026-12-05T23:30') }
  const names = (utc: string) => ticketsOfNow([later, camp, concert], at(utc)).map(({ name }) => name)
  expect(names('2026-12-05T16:00')).toEqual(['camp'])
  expect(names('2026-12-05T18:50')).toEqual(['concert', 'later', 'camp'])
  expect(names('2026-12-05T20:20')).toEqual(['later', 'concert', 'camp'])
  expect(names('2026-12-06T15:00')).toEqual([])
})

test('a ticket without an event never comes first', () => {
  expect(ticketsOfNow([{}], at('2026-12-05T19:00'))).toEqual([])
})

test('knows when a ticket begins and ends to come first', () => {
  const tickets = [{ event: opening }, {}]
  expect(nextTurn(tickets, at('2026-12-05T10:00'))).toEqual(at('2026-12-05T17:00'))
  expect(nextTurn(tickets, at('2026-12-05T17:00'))).toEqual(at('2026-12-05T22:00'))
  expect(nextTurn(tickets, at('2026-12-05T22:00'))).toBeUndefined()
})
