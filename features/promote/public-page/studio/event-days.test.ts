import { expect, test } from 'vitest'
import { eventDays } from './event-days.ts'

const event = { startDate: '2026-12-15T09:00:00Z', endDate: '2026-12-16T22:30:00Z', timeZone: 'Europe/Paris' }
const now = new Date('2026-11-01T00:00:00Z')

test.each([
  ['en', '15 to 16 December'],
  ['fr', 'Du 15 au 16 décembre'],
] as const)('names the days of an event in its own zone: %s', (language, days) => {
  expect(eventDays(event, language, now)).toBe(days)
})

test('names the year of an event in another one', () => {
  expect(eventDays(event, 'en', new Date('2027-01-10T00:00:00Z'))).toBe('15 to 16 December 2026')
})

test('an event of one day has one', () => {
  expect(eventDays({ ...event, endDate: '2026-12-15T20:00:00Z' }, 'en', now)).toBe('15 December')
})
