import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import { previewChallenge } from '../../../contract.ts'
import { type OwnTypes, openOwnTypes } from '../../../server/testing-own-types.ts'
import { showAskSecret } from '../contract.ts'

let world: World
let web: Awaited<ReturnType<typeof openTestWeb>>
let club: OwnTypes
/** Where the name `moved.example.org` leads. */
let moved = ['127.0.0.1']
beforeAll(async () => {
  web = await openTestWeb()
  const resolve = async (host: string) => (host === 'moved.example.org' ? moved : web.network.resolve(host))
  world = await openWorld({ network: { ...web.network, resolve } })
  club = await openOwnTypes(world)
})
afterAll(async () => {
  await world.close()
  await web.close()
})

const ask = (path: string) => club.make('ask', { url: `${web.origin}${path}` }, 3)

test("the community's server gets a signed request without personal data, and passes the member", async () => {
  const asked: { headers: Record<string, unknown>; body: string }[] = []
  web.serve('/pass', async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    asked.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.end('{"passed": true}')
  })
  const [challengeId, lea] = [await ask('/pass'), await club.member()]
  expect(await club.check(lea, challengeId)).toMatchObject({ state: 'passed', points: 3 })
  const [{ headers, body } = { headers: {}, body: '{}' }] = asked
  const data = { challengeId, did: lea.did, nonce: expect.any(String) }
  expect(JSON.parse(body)).toEqual({ type: 'challenge.asked', timestamp: expect.any(String), data })
  const { secret } = await world.call(showAskSecret, { challengeId }, club.studio)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
})

test('only passed: false is a refusal', async () => {
  web.serve('/refuse', '{"passed": false}')
  expect(await club.check(await club.member(), await ask('/refuse'))).toMatchObject({ state: 'refused' })
})

test.each<[string, number, string]>([
  ['a server error', 500, '{"passed": false}'],
  ['a redirect', 302, '{"passed": true}'],
  ['another status', 201, '{"passed": true}'],
  ['no JSON', 200, 'yes'],
  ['another shape', 200, '{"passed": "yes"}'],
  ['nothing', 200, ''],
])('%s is not an answer: the challenge is checked again', async (_, status, body) => {
  web.serve('/odd', (_, response) => void response.writeHead(status, { location: `${web.origin}/pass` }).end(body))
  expect(await club.check(await club.member(), await ask('/odd'))).toMatchObject({ state: 'checking' })
})

test('a server on this machine is asked over plain http, so that it can be tried', async () => {
  const asked = createServer((_, response) => void response.end('{"passed": true}')).listen(0, '127.0.0.1')
  await once(asked, 'listening')
  const url = `http://127.0.0.1:${(asked.address() as AddressInfo).port}/pass`
  const challengeId = await club.make('ask', { url })
  expect(await club.check(await club.member(), challengeId)).toMatchObject({ state: 'passed' })
  asked.close()
  await expect(club.make('ask', { url: 'http://example.org/pass' })).rejects.toMatchObject({ key: 'urlInvalid' })
})

test.each([
  'https://127.0.0.1/pass',
  'https://10.1.2.3:8443/pass',
  'https://badges/pass',
  'https://badges.internal/pass',
  'https://user:word@example.org/pass',
  'https://example.org:22/pass',
])('refuses %s, which could never be asked', async (url) => {
  const refused = { key: 'serverRefused', status: 400 }
  await expect(club.make('ask', { url })).rejects.toMatchObject(refused)
  await expect(world.call(previewChallenge, { type: 'ask', data: { url } }, club.studio)).rejects.toMatchObject(refused)
})

test('a server whose name does not resolve now can be saved', async () => {
  expect(await club.make('ask', { url: 'https://soon.example.org/pass' })).toMatch(/\w/)
})

test('an address that turned private after it was saved is never asked', async () => {
  const challengeId = await club.make('ask', { url: `https://moved.example.org:${web.port}/pass` })
  const before = web.requests.length
  moved = ['10.0.0.1']
  expect(await club.check(await club.member(), challengeId)).toMatchObject({ state: 'checking' })
  expect(web.requests).toHaveLength(before)
})
