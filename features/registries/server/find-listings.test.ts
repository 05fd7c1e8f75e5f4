import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import { LIST_MS, RETRY_MS } from '../rules.ts'
import { findListings } from './find-listings.ts'

const DID = 'did:web:badges.example.org:issuers:club'

let web: Awaited<ReturnType<typeof openTestWeb>>
let world: World
let path: string
let tests = 0

beforeAll(async () => {
  web = await openTestWeb()
  world = await openWorld({ network: web.network })
})
beforeEach(() => {
  tests += 1
  path = `/lists/${tests}/registry.json`
})
afterEach(() => {
  web.requests.length = 0
})
afterAll(async () => {
  await world.close()
  await web.close()
})

const lookUp = (did = DID) => {
  const ctx = world.ctx()
  const issuerRegistries = [{ name: 'Schools', url: `${web.origin}${path}` }]
  return findListings({ ...ctx, config: { ...ctx.config, issuerRegistries } }, did)
}
const serveList = (name: string) =>
  web.serve(
    path,
    JSON.stringify({ meta: { updated: '2026-01-01' }, registry: { [DID]: { name, url: 'https://x.example' } } }),
  )
const serveNothing = () => web.serve(path, (_, response) => void response.writeHead(500).end())

test('finds an issuer by its exact DID, under the name that the registry gives it', async () => {
  serveList('Climbing Club')
  const readAt = expect.stringMatching(/^20/)
  expect(await lookUp()).toEqual([{ registry: 'Schools', result: 'listed', as: 'Climbing Club', readAt }])
  expect(await lookUp(`${DID}2`)).toEqual([{ registry: 'Schools', result: 'absent', as: '', readAt }])
  expect(await lookUp('constructor')).toMatchObject([{ result: 'absent' }])
})

test('reads a list once a day, however many ask at once', async () => {
  serveList('Before')
  await Promise.all([lookUp(), lookUp(), lookUp()])
  serveList('After')
  expect(await lookUp()).toMatchObject([{ as: 'Before' }])
  expect(web.requests).toHaveLength(1)
  world.advance(LIST_MS)
  expect(await lookUp()).toMatchObject([{ as: 'After' }])
  expect(web.requests).toHaveLength(2)
})

test('says that a registry could not be read, and tries again after ten minutes', async () => {
  serveNothing()
  expect(await lookUp()).toEqual([{ registry: 'Schools', result: 'unread', as: '', readAt: '' }])
  serveList('Club')
  expect(await lookUp()).toMatchObject([{ result: 'unread' }])
  expect(web.requests).toHaveLength(1)
  world.advance(RETRY_MS)
  expect(await lookUp()).toMatchObject([{ result: 'listed' }])
})

test('uses the last list, with its date, when it cannot be read again', async () => {
  serveList('Club')
  const [first] = await lookUp()
  serveNothing()
  world.advance(LIST_MS)
  expect(await lookUp()).toEqual([first])
  expect(web.requests).toHaveLength(2)
})

test.each([
  ['a page', 'unread', '<html></html>'],
  ['JSON without a registry', 'unread', '{"issuers":[]}'],
  ['a registry as an array', 'unread', `{"registry":["${DID}"]}`],
  ['an entry without a name', 'listed', `{"registry":{"${DID}":null}}`],
  ['more than the safe fetch reads', 'unread', Buffer.alloc(1_500_000, ' ')],
  ['a statement of OpenID Federation', 'unsupported', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln'],
])('takes %s as %s', async (_, result, body) => {
  web.serve(path, body)
  expect(await lookUp()).toMatchObject([{ result }])
})

test('asks nobody when no registry is configured', async () => {
  expect(await findListings(world.ctx(), DID)).toEqual([])
  expect(web.requests).toEqual([])
})
