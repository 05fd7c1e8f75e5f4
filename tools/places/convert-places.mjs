import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readStamp } from '../setup/hash-files.mjs'

const SELF = fileURLToPath(import.meta.url)

/**
 * Creates dist/places/{ISO2}.json from the installed list of cities, unless the files already have its version. They
 * are a database of their own under the ODbL, so notice and licence are beside them.
 */
export function convertPlaces(root) {
  const source = dirname(
    createRequire(join(root, 'package.json')).resolve('@countrystatecity/countries/data/countries.json'),
  )
  const { version } = readJson(join(source, '..', '..', 'package.json'))
  const out = join(root, 'dist', 'places')
  const stampFile = join(out, '.version')
  const stamp = createHash('sha256').update(version).update(readFileSync(SELF)).digest('hex')
  if (readStamp(stampFile) === stamp) return
  console.log('Converting the list of cities...')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const folders = readdirSync(source)
  for (const country of readJson(join(source, 'countries.json'))) {
    const folder = folders.find((name) => name.endsWith(`-${country.iso2}`))
    writeFileSync(join(out, `${country.iso2}.json`), JSON.stringify(citiesOf(country, folder && join(source, folder))))
  }
  writeFileSync(join(out, 'NOTICE'), NOTICE.replace('{version}', version))
  writeFileSync(join(out, 'LICENSE'), readFileSync(join(source, '..', '..', 'LICENSE')))
  writeFileSync(stampFile, stamp)
}

function citiesOf(country, folder) {
  const states = []
  const cities = []
  const places = folder ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : []
  const names = new Map(folder && existsSync(join(folder, 'states.json')) ? stateNames(folder) : [])
  for (const { name } of places) {
    const file = join(folder, name, 'cities.json')
    if (!existsSync(file)) continue
    const list = readJson(file)
    states.push(names.get(list[0]?.state_id) ?? name.replace(/-[^-]*$/, '').replaceAll('_', ' '))
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

function stateNames(folder) {
  return readJson(join(folder, 'states.json')).map(({ id, name }) => [id, name])
}

function degrees(text) {
  return text === null || text === '' ? '' : String(Number(text))
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

const NOTICE = `The files of this folder are a derivative database: names, states and coordinates of cities, taken from
@countrystatecity/countries {version} (Countries States Cities Database, https://github.com/dr5hn/countries-states-cities-database).

They are made available under the Open Database License: http://opendatacommons.org/licenses/odbl/1.0/. Any rights in
individual contents of the database are licensed under the Database Contents License:
http://opendatacommons.org/licenses/dbcl/1.0/. The software beside them is not part of this database.
`
