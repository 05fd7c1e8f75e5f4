import { expect, test } from 'vitest'
import { findCountries, sortedCountries } from './country-search-rules.ts'
import { COUNTRY_CODES } from './rules.ts'

test.each([
  ['fra', 'en', 'FR'],
  ['guinea', 'en', 'GN'],
  ['allemagne', 'en', 'DE'],
  ['Etats', 'fr', 'US'],
  ['perou', 'fr', 'PE'],
  ['côte', 'fr', 'CI'],
  ['switzerland', 'fr', 'CH'],
  ['germnay', 'en', 'DE'],
] as const)('finds for "%s" (%s) %s first', (typed, language, iso2) => {
  expect(findCountries(typed, language)[0]).toBe(iso2)
})

test('leaves out approximate matches when a country matches exactly', () => {
  expect(findCountries('fran', 'en')).toContain('FR')
  expect(findCountries('fran', 'en')).not.toContain('IR')
})

test('lists each country once, in the order of its names', () => {
  expect([...sortedCountries('en')].sort()).toEqual([...COUNTRY_CODES].sort())
  expect(findCountries('  ', 'fr')).toEqual(sortedCountries('fr'))
  expect(sortedCountries('fr').indexOf('DE')).toBeLessThan(sortedCountries('fr').indexOf('ES'))
})

test('finds nothing without a match', () => {
  expect(findCountries('zzzz', 'en')).toEqual([])
})
