import { expect, test } from 'vitest'
import { instantOf, isTimeZone, wallTime } from './event-time-rules.ts'

test.each([
  ['2026-12-05T20:00', 'Europe/Paris', '2026-12-05T19:00:00.000Z'],
  ['2026-07-05 20:00:00', 'Europe/Paris', '2026-07-05T18:00:00.000Z'],
  ['2026-07-05T20:00', 'America/New_York', '2026-07-06T00:00:00.000Z'],
  ['2026-01-01T00:30', 'Asia/Kolkata', '2025-12-31T19:00:00.000Z'],
  ['2026-07-05T20:00', '', '2026-07-05T20:00:00.000Z'],
])('%s in "%s" is %s', (wall, zone, instant) => {
  expect(instantOf(wall, zone)?.toISOString()).toBe(instant)
  expect(wallTime(new Date(instant), zone)).toBe(wall.slice(0, 16).replace(' ', 'T'))
})

test('an hour that is skipped is the one after, an hour that comes twice is the first', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Paris')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(instantOf('2026-10-25T02:30', 'Europe/Paris')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('what is no time and no zone is told', () => {
  expect(instantOf('', 'UTC')).toBeUndefined()
  expect(instantOf('2026-13-40T10:00', 'UTC')).toBeUndefined()
  expect([isTimeZone('Europe/Paris'), isTimeZone('UTC'), isTimeZone(''), isTimeZone('Mars/Olympus')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
