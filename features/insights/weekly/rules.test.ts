import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallTime } from '#features/templates/event/time-rules.ts'
import { dueWeek, FIRST_ZONE, mailedAt } from './rules.ts'

const ZONES = ['Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC']

test.each([
  ['Europe/Paris', '2026-11-23T07:59:59Z', '2026-11-09'],
  ['Europe/Paris', '2026-11-23T08:00:00Z', '2026-11-16'],
  ['Europe/Paris', '2026-11-29T23:30:00Z', '2026-11-16'],
  // An hour earlier by UTC in summer.
  ['Europe/Paris', '2026-07-06T07:00:00Z', '2026-06-29'],
  ['America/St_Johns', '2026-11-23T12:29:00Z', '2026-11-09'],
  ['America/St_Johns', '2026-11-23T12:30:00Z', '2026-11-16'],
  // It is Monday there while it is Sunday in UTC.
  ['Pacific/Apia', '2026-11-22T20:00:00Z', '2026-11-16'],
])('in %s at %s the newest week is that of %s', (zone, now, week) => {
  expect(dueWeek(zone, new Date(now))).toBe(week)
})

test('each week is due on the Monday after it, at 9:00 of the zone', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, now) => {
      const week = dueWeek(zone, now)
      const at = mailedAt(zone, week)
      const wall = wallTime(at, zone)
      expect([new Date(`${wall}Z`).getUTCDay(), wall.slice(11)]).toEqual([1, '09:00'])
      const days = (now.getTime() - at.getTime()) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(0)
      // The change of clock may add an hour.
      expect(days).toBeLessThan(7 + 1 / 24 + 1e-9)
    }),
  )
})

test('no zone is due before the one whose days begin first', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 400 * 24 }), (zone, hours) => {
      const now = new Date(Date.parse('2026-01-01T00:30Z') + hours * 3_600_000)
      expect(dueWeek(zone, now) <= dueWeek(FIRST_ZONE, now)).toBe(true)
    }),
  )
})
