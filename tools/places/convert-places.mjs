import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readStamp } from '../setup/hash-files.mjs'

/** @typedef {{ iso2: string, name: string, capital: string, latitude: string, longitude: string }} Country */

const SELF = fileURLToPath(import.meta.url)

/**
 * Creates dist/places/{ISO2}.json from the installed list of cities, unless the files already have its version. They
 * are a database of their own under the ODbL, so notice and licence are beside them.
 * @param {string} root
 */
export function convertPlaces(root) {
  const source = dirname(
    createRequire(join(root, 'package.json')).resolve('@countrystatecity/countries/data/countries.json'),
  )
  const { version } = /** @type {{ version: string }} */ (readJson(join(source, '..', '..', 'package.json')))
  const out = join(root, 'dist', 'places')
  const stampFile = join(out, '.version')
  const stamp = createHash('sha256').update(version).update(readFileSync(SELF)).digest('hex')
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
  writeFileSync(join(out, 'LICENSE'), readFileSync(join(source, '..', '..', 'LICENSE')))
  writeFileSync(stampFile, stamp)
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
