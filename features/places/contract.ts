import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { CITY_SEARCH_MAX, COUNTRY_CODES, PLACE_NAME_MAX } from './rules.ts'

const iso2 = z
  .string('countryInvalid')
  .toUpperCase()
  .refine((code) => COUNTRY_CODES.includes(code), 'countryInvalid')

/** City. Latitude and longitude are degrees, as written in the source. */
const city = z.object({
  name: z.string(),
  state_name: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  country_code: z.string(),
})

/** GET /cities/query/{a}/{b}: the cities of a country (iso2) that match a search, best first. */
export const queryCities = endpoint({
  method: 'GET',
  path: '/cities/query/{country}/{query}',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    country: iso2,
    query: z.string('citySearchInvalid').max(CITY_SEARCH_MAX, 'citySearchInvalid'),
  }),
  output: z.array(city),
})

/** GET /cities/details/{a}/{b}: a city by its name and its country, an iso2 code or the name in English or French. */
export const getCity = endpoint({
  method: 'GET',
  path: '/cities/details/{name}/{country}',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    name: z.string('citySearchInvalid').min(1, 'citySearchInvalid').max(PLACE_NAME_MAX, 'citySearchInvalid'),
    country: z.string('countryInvalid').min(2, 'countryInvalid').max(PLACE_NAME_MAX, 'countryInvalid'),
  }),
  output: city,
})
