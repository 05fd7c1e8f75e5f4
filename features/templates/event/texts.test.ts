import { expect, test } from 'vitest'
import type { Language } from '#base/text.ts'
import { type EventPeriod, eventClock, readersClock } from './rules.ts'
import { clockText } from './texts.ts'

const eventWhen = (event: EventPeriod, language: Language) => clockText(eventClock(event), language)
const eventWhenFor = (event: EventPeriod, zone: string, language: Language) => {
  const clock = readersClock(event, zone)
  return clock ? clockText(clock, language) : ''
}

const evening = { startDate: '2026-12-05T19:00:00Z', endDate: '2026-12-05T22:30:00Z', timeZone: 'Europe/Paris' }

test.each([
  ['en', 'Saturday, 5 December 2026, 20:00 to 23:30 (Paris, UTC+1)'],
  ['fr', 'samedi 5 décembre 2026, de 20:00 à 23:30 (Paris, UTC+1)'],
] as const)("writes an evening by the event's own clock, in %s", (language, written) => {
  expect(eventWhen(evening, language)).toBe(written)
})

test('writes both days of an event that ends on another one', () => {
  const camp = { ...evening, endDate: '2026-12-06T08:00:00Z' }
  expect(eventWhen(camp, 'en')).toBe(
    'Saturday, 5 December 2026, 20:00 to Sunday, 6 December 2026, 09:00 (Paris, UTC+1)',
  )
  expect(eventWhen(camp, 'fr')).toBe(
    'du samedi 5 décembre 2026 à 20:00 au dimanche 6 décembre 2026 à 09:00 (Paris, UTC+1)',
  )
})

test('counts the days by the clock of the event, not by UTC', () => {
  const late = { startDate: '2026-12-05T23:30:00Z', endDate: '2026-12-06T01:00:00Z', timeZone: 'Asia/Tokyo' }
  expect(eventWhen(late, 'en')).toBe('Sunday, 6 December 2026, 08:30 to 10:00 (Tokyo, UTC+9)')
})

test('adds the time of a reader whose clock shows another one', () => {
  expect(eventWhenFor(evening, 'America/New_York', 'en')).toBe(
    'Saturday, 5 December 2026, 14:00 to 17:30 (New York, UTC-5)',
  )
  expect(eventWhenFor(evening, 'Europe/Berlin', 'en')).toBe('')
  expect(eventWhenFor(evening, '', 'en')).toBe('')
})
