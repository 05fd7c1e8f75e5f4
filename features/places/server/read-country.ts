import { readFile } from 'node:fs/promises'
import type { Output } from '#base/endpoint.ts'
import { foldName } from '../city-search-rules.ts'
import type { getCity } from '../contract.ts'

/** The format of tools/places: names of states, and cities as name, index in `states`, latitude, longitude. */
type CountryFile = { states: string[]; cities: [name: string, state: number, latitude: string, longitude: string][] }

export type CountryCities = {
  names: string[]
  folded: string[]
  /** The city at an index of the list; undefined outside of it. */
  cityAt: (at: number) => Output<typeof getCity> | undefined
}

const FOLDER = new URL('../../../dist/places/', import.meta.url)
const read = new Map<string, Promise<CountryCities>>()

/** The cities of a country, read once per process from the files made at set-up; `iso2` is one of `COUNTRY_CODES`. */
export function readCountry(iso2: string): Promise<CountryCities> {
  const known = read.get(iso2)
  if (known) return known
  const reading = load(iso2)
  read.set(iso2, reading)
  reading.catch(() => read.delete(iso2))
  return reading
}

async function load(iso2: string): Promise<CountryCities> {
  const { states, cities } = JSON.parse(await readFile(new URL(`${iso2}.json`, FOLDER), 'utf8')) as CountryFile
  const names = cities.map(([name]) => name)
  return {
    names,
    folded: names.map(foldName),
    cityAt: (at) => {
      const city = cities[at]
      if (!city) return undefined
      const [name, state, latitude, longitude] = city
      return { name, state_name: states[state] ?? '', latitude, longitude, country_code: iso2 }
    },
  }
}
