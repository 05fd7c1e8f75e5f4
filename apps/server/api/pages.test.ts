import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'

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
const open = async (url: string) => {
  const answer = await world.app.inject({ url, headers: { host: new URL(world.config.publicUrl).host } })
  expect(answer.statusCode).toBe(200)
  return answer
}
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  document = (await open('/api/openapi.json')).json() as Document
  page = (await open('/api/docs')).payload
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

test('a call states its permission, its form fields and its problems', () => {
  const create = document.paths['/api/v1/sessions']?.post
  expect(create?.responses['401']?.description).toContain('signedOut (3000)')
  expect(create).toMatchObject({ security: [{ session: [] }], 'x-who': 'contributor' })
  expect(document.paths['/api/v1/managers']?.post).toMatchObject({
    requestBody: { content: { 'multipart/form-data': {} } },
  })
  expect(document.paths['/api/v1/builder/sessions']?.post).toMatchObject({ security: [{ apiKey: [] }] })
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

test('the page has no script and loads nothing from other hosts', () => {
  expect(page).not.toMatch(/<script|<link[^>]+href="https?:|@import|src="/)
})
