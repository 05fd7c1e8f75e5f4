import { expect, test } from 'vitest'
import { daysOfSeason, isAmongFirst, mondayOf, nameSeason, ordinalSuffix } from './rules.ts'
import { seasonTexts } from './season-texts.ts'

test("begins weeks on Monday in the community's time zone", () => {
  expect(mondayOf(new Date('2026-11-22T22:59:00Z'), 'Europe/Paris')).toBe('2026-11-16')
  expect(mondayOf(new Date('2026-11-22T23:01:00Z'), 'Europe/Paris')).toBe('2026-11-23')
  expect(mondayOf(new Date('2027-01-01T12:00:00Z'), 'UTC')).toBe('2026-12-28')
})

test('writes ranks as each language does', () => {
  const all = (language: 'en' | 'fr') =>
    [1, 2, 3, 4, 11, 12, 13, 21, 22, 103].map((rank) => ordinalSuffix(rank, language))
  expect(all('en')).toEqual(['st', 'nd', 'rd', 'th', 'th', 'th', 'th', 'st', 'nd', 'rd'])
  expect(all('fr')).toEqual(['er', ...Array(9).fill('e')])
})

test('names seasons by their quarter, with their days', () => {
  const names = Object.fromEntries(
    Object.entries(seasonTexts).map(([key, { fr }]) => [
      key,
      (values?: { year: string }) => fr.replace('{year}', values?.year ?? ''),
    ]),
  ) as unknown as Parameters<typeof nameSeason>[0]
  expect(nameSeason(names, '2026Q4')).toBe("Saison d'automne")
  expect(nameSeason(names, '2027Q1', true)).toBe('Hiver 2027')
  const { first, last } = daysOfSeason('2026Q4')
  expect([first.getMonth(), first.getDate(), last.getMonth(), last.getDate()]).toEqual([9, 1, 11, 31])
})

test('shows the first three ranks larger, shared ones too', () => {
  expect([1, 2, 3, 3, 5].map(isAmongFirst)).toEqual([true, true, true, true, false])
  expect(isAmongFirst(4)).toBe(false)
})
