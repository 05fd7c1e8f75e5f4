import { expect, test } from 'vitest'
import { questPeriodText } from './quest-dates.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const PARIS = { timeZone: 'Europe/Paris', created: '2026-01-03T08:00:00Z' }

test.each([
  ['running', '2026-11-01T08:00:00Z', '2026-12-20T22:59:00Z', '1 Nov to 20 Dec, 28 days left'],
  ['running', '2026-11-01T08:00:00Z', '2026-11-22T22:59:00Z', '1 to 22 Nov, ends today'],
  ['running', '', '', 'Since 3 Jan, no end'],
  ['running', '', '2027-01-31T22:00:00Z', '3 Jan 2026 to 31 Jan 2027, 70 days left'],
  ['coming', '2026-12-15T08:00:00Z', '2026-12-16T17:00:00Z', '15 to 16 Dec, in 23 days'],
  ['coming', '2026-11-23T08:00:00Z', '', 'From 23 Nov, no end, tomorrow'],
  ['ended', '2026-10-10T08:00:00Z', '2026-10-17T08:00:00Z', '10 to 17 Oct'],
  ['ended', '2025-10-10T08:00:00Z', '2025-10-10T18:00:00Z', '10 Oct 2025'],
  ['ended', '2025-06-21T08:00:00Z', '2025-09-21T18:00:00Z', '21 Jun to 21 Sept 2025'],
] as const)('a quest that is %s from %s to %s reads %s', (state, startDate, endDate, text) => {
  expect(questPeriodText({ ...PARIS, state, startDate, endDate }, NOW, 'en')).toBe(text)
})

test('a day is that of the community, not of the reader', () => {
  const quest = {
    ...PARIS,
    state: 'ended',
    startDate: '2026-10-09T22:30:00Z',
    endDate: '2026-10-16T22:30:00Z',
  } as const
  expect(questPeriodText(quest, NOW, 'fr')).toBe('Du 10 au 17 oct.')
  expect(questPeriodText({ ...quest, timeZone: 'America/New_York' }, NOW, 'fr')).toBe('Du 9 au 16 oct.')
})
