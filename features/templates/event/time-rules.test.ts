import { expect, test } from 'vitest'
import { eventStage, instantOf, wallTime } from './time-rules.ts'

test.each([
  ['2026-12-05T20:00', 'Europe/Paris', '2026-12-05T19:00:00.000Z'],
  ['2026-07-05 20:00:00', 'Europe/Paris', '2026-07-05T18:00:00.000Z'],
  ['2026-07-05T20:00', 'America/New_York', '2026-07-06T00:00:00.000Z'],
  ['2026-01-01T00:30', 'Asia/Kolkata', '2025-12-31T19:00:00.000Z'],
  ['2026-07-05T20:00', '', '2026-07-05T20:00:00.000Z'],
])('reads %s in "%s" as %s', (wall, zone, instant) => {
  expect(instantOf(wall, zone)?.toISOString()).toBe(instant)
  expect(wallTime(new Date(instant), zone)).toBe(wall.slice(0, 16).replace(' ', 'T'))
})

test('moves a skipped hour forward and takes the first of a repeated one', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Paris')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(instantOf('2026-10-25T02:30', 'Europe/Paris')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test.each(['', '2026-13-40T10:00', '2026-12-12 19:30-21:00', '2026-12-12 19:305'])(
  'rejects "%s" as an instant',
  (wall) => {
    expect(instantOf(wall, 'UTC')).toBeUndefined()
  },
)

test('reads and writes an unknown zone as UTC', () => {
  const at = new Date('2026-12-12T19:30:00Z')
  expect(wallTime(at, 'Mars/Olympus')).toBe('2026-12-12T19:30')
  expect(instantOf('2026-12-12T19:30', 'Mars/Olympus')).toEqual(at)
})

test.each([
  ['2026-12-12T18:29:59Z', 'upcoming'],
  ['2026-12-12T18:30:00Z', 'ongoing'],
  ['2026-12-12T22:59:59Z', 'ongoing'],
  ['2026-12-12T23:00:00Z', 'finished'],
])('reports at %s that the event is %s', (now, stage) => {
  const event = { startDate: '2026-12-12T18:30:00Z', endDate: '2026-12-12T23:00:00Z' }
  expect(eventStage(event, new Date(now))).toBe(stage)
})
