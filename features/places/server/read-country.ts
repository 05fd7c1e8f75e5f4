import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Output } from '#base/endpoint.ts'
import { foldName } from '../city-search-rules.ts'
import type { getCity } from '../contract.ts'
import { joinSizes, kilometres, type SizedCity } from './join-sizes.ts'

/** The format of tools/places: names of states, and cities as name, index in `states`, latitude, longitude. */
type CountryFile = { states: string[]; cities: [name: string, state: number, latitude: string, longitude: string][] }
type City = Output<typeof getCity>

export type CountryCities = {
  names: string[]
  folded: string[]
  /** Thousands of inhabitants; 0 for small cities. */
  sizes: number[]
  /** The city at an index of the list; undefined outside of it. */
  cityAt: (at: number) => City | undefined
}

const FOLDER = new URL('../../../dist/places/', import.meta.url)
/** A missing large city takes the state of the listed city next to it, up to this distance. */
const STATE_KM = 50
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
  const listed = cities.map(([name, state, latitude, longitude]) => ({
    name,
    state_name: states[state] ?? '',
    latitude,
    longitude,
    country_code: iso2,
  }))
  const folded = listed.map(({ name }) => foldName(name))
  const { sizes, missing } = joinSizes(
    listed.map((city, at) => ({ folded: folded[at] ?? '', ...degreesOf(city) })),
    await readSizes(iso2),
  )
  const all = [...listed, ...missing.map((city) => cityOf(city, listed, iso2))]
  return {
    names: all.map(({ name }) => name),
    folded: [...folded, ...missing.map(([name]) => foldName(name))],
    sizes: [...sizes, ...missing.map(([, thousands]) => thousands)],
    cityAt: (at) => all[at],
  }
}

/** Countries without a larger city have no file. */
async function readSizes(iso2: string): Promise<SizedCity[]> {
  const file = new URL(`sizes/${iso2}.json`, FOLDER)
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as SizedCity[]) : []
}

function cityOf(city: SizedCity, listed: City[], country_code: string): City {
  const [name, , latitude, longitude] = city
  const near = listed.map((one) => ({ one, km: kilometres(degreesOf(one), city) })).filter(({ km }) => km < STATE_KM)
  const next = near.toSorted((a, b) => a.km - b.km)[0]
  return {
    name,
    state_name: next?.one.state_name ?? '',
    latitude: String(latitude),
    longitude: String(longitude),
    country_code,
  }
}

function degreesOf({ latitude, longitude }: Pick<City, 'latitude' | 'longitude'>) {
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
