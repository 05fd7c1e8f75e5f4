import { expect, test } from 'vitest'
import { COUNTRY_CODES, countryName, locationText } from './rules.ts'

test('shows a place as its city and country, and nothing for none', () => {
  const place = { name: 'Paris', state_name: 'Île-de-France', iso2: 'FR', countryName: 'France' }
  expect([locationText(place), locationText(null)]).toEqual(['Paris, France', ''])
})

test('names a country in either language, and an unknown one by its code', () => {
  expect([countryName('DE', 'en'), countryName('DE', 'fr'), countryName('QX', 'en')]).toEqual([
    'Germany',
    'Allemagne',
    'QX',
  ])
})

test('lists each country once, by two capitals', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length)
  expect(COUNTRY_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  expect(COUNTRY_CODES).toEqual(expect.arrayContaining(['FR', 'XK']))
})
