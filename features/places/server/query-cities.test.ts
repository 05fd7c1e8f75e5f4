import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getCity, queryCities } from '../contract.ts'
import { CITIES_FOUND, COUNTRY_CODES } from '../rules.ts'

let world: World
let token = ''
beforeAll(async () => {
  world = await openWorld()
  token = (await signUp(world, 'places@example.org')).token
})
afterAll(() => world.close())

const query = (country: string, text: string) => world.call(queryCities, { country, query: text }, { token })

test('returns name, state, coordinates and country, the closest name first', async () => {
  const [city] = await query('FR', 'saint etienne')
  expect(city).toEqual({
    name: 'Saint-Étienne',
    state_name: 'Loire',
    latitude: expect.stringMatching(/^45\.4/),
    longitude: expect.stringMatching(/^4\.[34]/),
    country_code: 'FR',
  })
})

test('ignores accents, case and small typing errors, and accepts a lower-case code', async () => {
  expect((await query('de', 'MUNCHEN'))[0]?.name ?? '').toMatch(/^M[uü]nchen/)
  expect((await query('FR', 'Grenobel')).map(({ name }) => name)).toContain('Grenoble')
})

test('returns a limited number of cities of the country', async () => {
  const found = await query('US', 'spring')
  expect(found).toHaveLength(CITIES_FOUND)
  expect(found.every(({ country_code }) => country_code === 'US')).toBe(true)
})

test('lists large cities before small ones whose names start alike', async () => {
  expect((await query('FR', 'gren'))[0]?.name).toBe('Grenoble')
  expect((await query('FR', 'mars'))[0]?.name).toBe('Marseille')
  expect((await query('US', 'springfield'))[0]).toMatchObject({ name: 'Springfield', state_name: 'Missouri' })
})

test('finds large cities of which the list of cities has only the districts', async () => {
  expect((await query('CN', 'shanghai'))[0]).toMatchObject({ name: 'Shanghai', country_code: 'CN' })
})

test('returns a country without a list as its own city', async () => {
  expect(await query('VA', 'vatican')).toMatchObject([{ name: 'Vatican City', country_code: 'VA' }])
})

test.each(['%', '_', '\\', "' or 1=1 --", '../../../etc/passwd', '.*', '(((((', '😀', '​', '東京', 'a'.repeat(50)])(
  'returns a list for the hostile search %j',
  async (text) => {
    expect(Array.isArray(await query('FR', text))).toBe(true)
  },
)

test('refuses a long search and an unknown country', async () => {
  await expect(query('FR', 'a'.repeat(51))).rejects.toMatchObject({ status: 400, key: 'citySearchInvalid' })
  for (const country of ['XX', 'FRA', 'F/', 'constructor', '..json']) {
    await expect(query(country, 'paris')).rejects.toMatchObject({ status: 400, key: 'countryInvalid' })
  }
})

test('finds a city by its name and its country, by code or by name in both languages', async () => {
  const details = (name: string, country: string) => world.call(getCity, { name, country }, { token })
  const zurich = await details('Zürich', 'CH')
  expect(zurich).toMatchObject({ name: 'Zürich', country_code: 'CH' })
  expect(await details('zurich', 'Switzerland')).toEqual(zurich)
  expect(await details('Zürich', 'Suisse')).toEqual(zurich)
  await expect(details('Atlantis', 'CH')).rejects.toMatchObject({ status: 404 })
  await expect(details('Zürich', 'Atlantis')).rejects.toMatchObject({ status: 404 })
})

test('limits the rate of a script that searches endlessly', async () => {
  const other = (await signUp(world, 'robot@example.org', { name: 'Robot Club' })).token
  const asked = Array.from({ length: 310 }, () =>
    world.call(queryCities, { country: 'MC', query: 'm' }, { token: other }),
  )
  const answers = await Promise.allSettled(asked)
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]?.reason).toMatchObject({ status: 429, key: 'tooManyRequests' })
})

test('has the countries of the data, each with a flag', async () => {
  const require = createRequire(import.meta.url)
  const countries = require('@countrystatecity/countries/data/countries.json') as { iso2: string }[]
  expect(countries.map(({ iso2 }) => iso2).sort()).toEqual([...COUNTRY_CODES].sort())
  for (const iso2 of COUNTRY_CODES) {
    expect(existsSync(require.resolve(`flag-icons/flags/4x3/${iso2.toLowerCase()}.svg`))).toBe(true)
  }
  const flag = await world.app.inject({ url: '/flags/fr.svg', headers: { host: new URL(world.config.publicUrl).host } })
  expect(flag.statusCode).toBe(200)
  expect(flag.headers['content-type']).toContain('image/svg+xml')
})
