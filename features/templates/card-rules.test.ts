import { expect, test } from 'vitest'
import { cardFacts } from './card-rules.ts'

const startDate = new Date('2026-12-12T18:00:00Z')
const told = {
  category: 'ticket',
  expirationDate: null,
  expirationDuration: null,
  points: 0,
  startDate,
  timeZone: 'Asia/Tokyo',
  location: 'Salle Pleyel, Paris, France',
} as const

test('states the day of an event by its own clock, its zone, and the first part of its place', () => {
  const { eventDate, zone, place } = cardFacts(told)
  expect(eventDate).toBe('2026-12-13T03:00')
  expect(zone).toContain('9')
  expect(place).toBe('Salle Pleyel')
})

test('calls the zone of an event without one UTC', () => {
  expect(cardFacts({ ...told, timeZone: '' })).toMatchObject({ eventDate: '2026-12-12T18:00', zone: 'UTC' })
})

test('states no day and no place before they are chosen', () => {
  const facts = cardFacts({ ...told, startDate: null, location: undefined })
  expect([facts.eventDate, facts.zone, facts.place]).toEqual([undefined, undefined, undefined])
})

test('keeps a virtual place apart from one that is not chosen', () => {
  expect(cardFacts({ ...told, location: '' }).place).toBe('')
})

test('states no event on a badge that has none', () => {
  const facts = cardFacts({ ...told, category: 'basic' })
  expect([facts.eventDate, facts.zone, facts.place]).toEqual([undefined, undefined, undefined])
})

test('states points only where there are some', () => {
  expect([0, 5].map((points) => cardFacts({ ...told, points }).points)).toEqual([undefined, 5])
})

test('states validity in months', () => {
  const durations = [null, 3 * 2_592_000]
  expect(durations.map((expirationDuration) => cardFacts({ ...told, expirationDuration }).months)).toEqual([0, 3])
})
