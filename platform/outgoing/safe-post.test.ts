import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { openSafePost } from './safe-post.ts'
import { openTestWeb } from './testing-web.ts'

let web: Awaited<ReturnType<typeof openTestWeb>>
beforeAll(async () => {
  web = await openTestWeb()
})
afterEach(() => {
  web.requests.length = 0
})
afterAll(() => web.close())

const BODY = Buffer.from('what is posted')
const NOW = new Date('2026-03-01T12:00:00Z')
const post = (url: string, network = web.network, headers: Record<string, string> = {}) =>
  openSafePost(network, () => NOW).send(url, { headers, body: BODY })
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { reason?: string }) => error.reason ?? String(error),
  )

test('sends a body with headers, and returns status and answer', async () => {
  web.serve('/take', async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { method, headers } = request
    response.writeHead(201).end(`${method} ${headers.ttl} ${headers['content-length']} ${Buffer.concat(chunks)}`)
  })
  const { status, body } = await post(`${web.origin}/take`, web.network, { ttl: '60' })
  expect([status, Buffer.from(body).toString()]).toEqual([201, 'POST 60 14 what is posted'])
})

test.each([
  ['120', 120],
  ['Sun, 01 Mar 2026 12:01:30 GMT', 90],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['soon', undefined],
])('reads a Retry-After of %s', async (given, seconds) => {
  web.serve('/busy', (_, response) => void response.writeHead(429, { 'retry-after': given }).end())
  expect(await post(`${web.origin}/busy`)).toMatchObject({ status: 429 })
  expect((await post(`${web.origin}/busy`)).retryAfterS).toBe(seconds)
})

test('does not follow a redirect', async () => {
  web.serve('/moved', (_, response) => void response.writeHead(307, { location: `${web.origin}/other` }).end())
  expect((await post(`${web.origin}/moved`)).status).toBe(307)
  expect(web.requests).toHaveLength(1)
})

test('posts to this machine over plain http only where that is asked for and allowed', async () => {
  const plain = createServer((_, response) => void response.writeHead(202).end()).listen(0, '127.0.0.1')
  await once(plain, 'listening')
  const url = `http://localhost:${(plain.address() as AddressInfo).port}/take`
  const sent = (isLocal: boolean, mayBeLocal: boolean, to = url) =>
    openSafePost(web.network, () => NOW, isLocal).send(to, { headers: {}, body: BODY, mayBeLocal })
  expect((await sent(true, true)).status).toBe(202)
  expect(await reasonOf(sent(true, false))).toBe('addressRefused')
  expect(await reasonOf(sent(false, true))).toBe('addressRefused')
  expect(await reasonOf(sent(true, true, 'http://example.org/take'))).toBe('addressRefused')
  plain.close()
})

test('gives up after a shorter deadline', async () => {
  web.serve('/slow', () => undefined)
  const { send } = openSafePost(web.network)
  expect(await reasonOf(send(`${web.origin}/slow`, { headers: {}, body: BODY, deadlineMs: 50 }))).toBe('unreachable')
})

test('keeps the status of an answer that is too long', async () => {
  web.serve('/long', (_, response) => void response.writeHead(201).end('x'.repeat(100_000)))
  const { status, body } = await post(`${web.origin}/long`)
  expect([status, body.length]).toEqual([201, 0])
})

test.each([
  'http://badges.example.test/a',
  'https://127.0.0.1/a',
  'https://localhost/a',
  'https://badges.example.test:25/a',
])('never posts to %s', async (url) => {
  expect(await reasonOf(post(url))).toBe('addressRefused')
  expect(await reasonOf(openSafePost(web.network).check(url))).toBe('addressRefused')
  expect(web.requests).toEqual([])
})

test('does not connect to a name with a private address', async () => {
  const network = { resolve: async () => ['93.184.215.14', '10.0.0.7'], isAllowed: isPublicAddress }
  expect(await reasonOf(post(`${web.origin}/take`, network))).toBe('addressRefused')
  expect(await reasonOf(openSafePost(network).check(`${web.origin}/take`))).toBe('addressRefused')
  expect(web.requests).toEqual([])
})

test('checks an address without a request', async () => {
  expect(await reasonOf(openSafePost(web.network).check(`${web.origin}/take`))).toBe('done')
  expect(await reasonOf(openSafePost(web.network).check('https://unknown.example.test/a'))).toBe('unreachable')
  expect(web.requests).toEqual([])
})
