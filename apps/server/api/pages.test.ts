import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'
import { addressOf } from './address-of.ts'
import { readContracts } from './read-contracts.ts'

type Operation = {
  operationId: string
  tags: string[]
  parameters: { name: string; in: string }[]
  requestBody?: object
  responses: Record<string, { description: string; content: object }>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

let world: World
let document: Document
let page = ''
let guide = ''
const open = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await world.app.inject({ url, headers: { ...headers, host: new URL(world.config.publicUrl).host } })
  expect(answer.statusCode).toBe(200)
  return answer
}
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  document = (await open('/api/openapi.json')).json() as Document
  page = (await open('/api/docs/calls')).payload
  guide = (await open('/api/docs')).payload
})
afterAll(() => world.close())

test('every call is in the document and on the page, under a unique name', () => {
  const operations = ROUTES.map(
    ({ endpoint }) => document.paths[endpoint.base + endpoint.path]?.[endpoint.method.toLowerCase()],
  )
  expect(document.openapi).toBe('3.1.0')
  expect(new Set(operations.map((one) => one?.operationId)).size).toBe(ROUTES.length)
  for (const operation of operations) {
    expect(operation?.tags[0]).not.toBe('other')
    expect(page).toContain(`id="${operation?.operationId}"`)
  }
})

test('a call is named also where its endpoint is a copy, as in a built server', async () => {
  const names = await readContracts()
  expect(ROUTES.filter(({ endpoint }) => !names.has(addressOf({ ...endpoint })))).toEqual([])
})

test('a call states its permission, its form fields and its problems', () => {
  const create = document.paths['/api/v1/sessions']?.post
  expect(create?.responses['401']?.description).toContain('signedOut (3000)')
  expect(create).toMatchObject({
    security: [{ session: [] }, { apiKey: ['sessions:write'] }],
    'x-who': 'contributor',
    'x-scope': 'sessions:write',
  })
  expect(document.paths['/api/v1/managers']?.post).toMatchObject({
    requestBody: { content: { 'multipart/form-data': {} } },
  })
  expect(document.paths['/api/v1/builder/sessions']?.post).toMatchObject({
    security: [{ apiKey: ['sessions:write'] }],
  })
  expect(document.paths['/oid4vci/token']?.post).toMatchObject({
    security: [],
    requestBody: { content: { 'application/x-www-form-urlencoded': {} } },
  })
})

test.each(['builder/sessions', 'sessions/import'])('%s takes its key in a header, and nowhere else', (path) => {
  const operation = document.paths[`/api/v1/${path}`]?.post
  expect(operation?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }])
  expect(JSON.stringify(operation?.requestBody)).not.toContain('idempotencyKey')
})

test('a stream is documented as events', () => {
  const stream = document.paths['/api/v1/operations/sse/{operationId}']?.get
  expect(Object.keys(stream?.responses['200']?.content ?? {})).toEqual(['text/event-stream'])
})

test('each problem on the page has a sentence', () => {
  const silent = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods) as unknown as { 'x-problems': { key: string; says: string }[] }[])
    .flatMap((operation) => operation['x-problems'].filter(({ key, says }) => says === '' && !key.includes('_')))
  expect(silent.map(({ key }) => key)).toEqual([])
})

test('what the page says has the apostrophes of the screens, its examples have straight ones', () => {
  const said = page.replace(/<pre.*?<\/pre>/gs, '').replace(/<code>.*?<\/code>/gs, '')
  expect(said.includes('the community’s own wallet')).toBe(true)
  expect([...said.matchAll(/.{20}\w&#39;\w.{20}/g)].map(String)).toEqual([])
  expect(page.includes('-H &#39;')).toBe(true)
})

test('a problem that two features have is said in the words of the feature of the call', () => {
  const conflictOf = (name: string) =>
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .find(({ operationId }) => operationId === name)?.responses['409']?.description
  expect(conflictOf('giveBadge')).toContain('keyReused (4090): This gift was changed')
  expect(conflictOf('adjustPoints')).toContain('keyReused (4090): These points were changed')
})

test('the developer page shows exactly the calls that keys can make, after the guide', () => {
  const shown = [...guide.matchAll(/<details id="(\w+)">/g)].map(([, name]) => name)
  const ofKeys = ROUTES.map(({ endpoint }) => endpoint).filter(({ scope }) => scope)
  const names = ofKeys.map(({ base, path, method }) => document.paths[base + path]?.[method.toLowerCase()]?.operationId)
  expect(shown.toSorted()).toEqual(names.toSorted())
  expect(guide.indexOf('id="start"')).toBeLessThan(guide.indexOf('id="calls"'))
  expect(guide).toContain('-H &#39;Token: YOUR_KEY&#39;')
  expect(guide).not.toContain('YOUR_TOKEN')
})

test.each([
  ['the address', '/api/docs?lang=fr', 'en'],
  ['the browser', '/api/docs', 'fr-CH'],
])('the guide is in the language of %s', async (_, url, accepted) => {
  const { payload } = await open(url, { 'accept-language': accepted })
  expect(payload).toContain('<html lang="fr">')
  expect(payload).toContain('Votre premier badge en cinq appels')
  expect(payload).not.toMatch(/\[\[|\{(origin|longest|hours|calls|count)\}/)
})

test('each link within the guide has its target', () => {
  const targets = [...guide.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
  expect(targets.filter((id) => !guide.includes(`id="${id}"`))).toEqual([])
})

test('the pages have no script and load nothing from other hosts', () => {
  for (const one of [guide, page]) expect(one).not.toMatch(/<script|<link[^>]+href="https?:|@import|src="/)
})
