import { expect, test } from 'vitest'
import { seasonAfter, seasonBounds, seasonOf, seasonsBetween } from './season-rules.ts'

test.each([
  ['2026-09-30T21:59:59.999Z', 'Europe/Paris', '2026Q3'],
  ['2026-09-30T22:00:00Z', 'Europe/Paris', '2026Q4'],
  ['2026-12-31T22:59:59.999Z', 'Europe/Paris', '2026Q4'],
  ['2026-12-31T23:00:00Z', 'Europe/Paris', '2027Q1'],
  ['2027-01-01T09:59:59Z', 'Pacific/Honolulu', '2026Q4'],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027Q1'],
  ['2026-06-30T23:59:59Z', 'UTC', '2026Q2'],
  ['2026-07-01T00:00:00Z', 'Zone/Unknown', '2026Q3'],
])('%s in %s is in %s', (at, zone, season) => {
  expect(seasonOf(new Date(at), zone)).toBe(season)
})

test.each([
  // The clock changes within the season, forward and back.
  ['2026Q1', 'Europe/Paris', '2025-12-31T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
  ['2026Q4', 'Europe/Paris', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2026Q4', 'Asia/Kolkata', '2026-09-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['2022Q2', 'America/Asuncion', '2022-04-01T04:00:00.000Z', '2022-07-01T04:00:00.000Z'],
])('%s in %s begins and ends at midnight there', (season, zone, start, end) => {
  const bounds = seasonBounds(season, zone)
  expect([bounds.start.toISOString(), bounds.end.toISOString()]).toEqual([start, end])
  expect(seasonOf(bounds.start, zone)).toBe(season)
  expect(seasonOf(new Date(bounds.start.getTime() - 1), zone)).toBe(seasonAfter(season, -1))
  expect(seasonOf(bounds.end, zone)).toBe(seasonAfter(season))
})

test('names the seasons between two days across years', () => {
  const [from, to] = [new Date('2025-11-01T00:00Z'), new Date('2026-07-01T00:00Z')]
  expect(seasonsBetween(from, to, 'UTC')).toEqual(['2025Q4', '2026Q1', '2026Q2', '2026Q3'])
})
