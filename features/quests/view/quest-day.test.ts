import { expect, test } from 'vitest'
import { questDay } from './quest-day.ts'

const paris = { timeZone: 'Europe/Paris', now: Date.parse('2026-11-20T12:00:00Z') } as const

test.each([
  ['2026-12-20T22:59:00.000Z', '20 December', '20 décembre'],
  ['2026-12-20T23:00:00.000Z', '20 December', '20 décembre'],
  ['2026-12-20T17:30:00.000Z', '20 December, 18:30', '20 décembre, 18:30'],
  ['2026-12-31T23:00:00.000Z', '31 December', '31 décembre'],
  ['2027-03-28T21:59:00.000Z', '28 March 2027', '28 mars 2027'],
])('an end at %s is said as %s', (instant, en, fr) => {
  expect(questDay(instant, { ...paris, language: 'en', isEnd: true })).toBe(en)
  expect(questDay(instant, { ...paris, language: 'fr', isEnd: true })).toBe(fr)
})

test('a start at midnight is its day, and at another time says it', () => {
  expect(questDay('2026-11-30T23:00:00.000Z', { ...paris, language: 'en' })).toBe('1 December')
  expect(questDay('2026-11-30T08:00:00.000Z', { ...paris, language: 'en' })).toBe('30 November, 09:00')
})
