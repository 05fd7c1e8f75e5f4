import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { BlazonCaller, type BlazonError, type CallOptions, verifyWebhook } from './runtime.ts'

class Calls extends BlazonCaller {
  readonly waits: number[] = []
  protected override async pause(ms: number) {
    this.waits.push(ms)
  }
  read(input: object, options?: CallOptions) {
    return this.send('GET', '/api/v1/things/{thing}', input, options)
  }
  write(input: object, options?: CallOptions) {
    return this.send('POST', '/api/v1/things', input, options)
  }
  watch(options?: CallOptions) {
    return this.follow<{ n: number }>('/api/v1/things/sse', {}, options)
  }
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'lost' | 'cut'

/** A client whose server gives these answers in turn, and the requests that it received. */
function clientOf(answers: Answer[], options: { retries?: number; longestWait?: number } = {}) {
  const requests: Request[] = []
  const fetchOf = async (input: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(input, init))
    const answer = answers[requests.length - 1] ?? {}
    if (answer === 'lost') throw new TypeError('fetch failed')
    if (answer === 'cut')
      return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }))
    const { status = 200, body = {}, headers = {} } = answer
    return Response.json(body, { status, headers })
  }
  const calls = new Calls({
    key: 'blz_x',
    origin: 'https://studio.example/',
    fetch: fetchOf as typeof fetch,
    ...options,
  })
  return { calls, requests }
}

test('a call has its key, its path and its query', async () => {
  const { calls, requests } = clientOf([{ body: { name: 'a' } }])
  expect(await calls.read({ thing: 'a/b', page: 2, none: undefined })).toEqual({ name: 'a' })
  expect(requests[0]?.url).toBe('https://studio.example/api/v1/things/a%2Fb?page=2')
  expect(requests[0]?.headers.get('token')).toBe('blz_x')
  expect(requests[0]?.headers.has('idempotency-key')).toBe(false)
})

test('a writing call is repeated under the same Idempotency-Key', async () => {
  const { calls, requests } = clientOf(['lost', { status: 500 }, { body: { id: 1 } }])
  expect(await calls.write({ a: 1 })).toEqual({ id: 1 })
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(calls.waits.map((ms) => Math.ceil(ms / 1000))).toEqual([1, 2])
})

test('a response that is cut off is asked for again', async () => {
  const { calls, requests } = clientOf(['cut', { body: { id: 1 } }])
  expect(await calls.write({})).toEqual({ id: 1 })
  expect(requests).toHaveLength(2)
})

test('two calls have two Idempotency-Keys, unless the caller gives one', async () => {
  const { calls, requests } = clientOf([])
  await calls.write({})
  await calls.write({})
  await calls.write({}, { idempotencyKey: 'order-1' })
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe('order-1')
})

test('a call waits as long as Retry-After says', async () => {
  const { calls, requests } = clientOf([{ status: 429, headers: { 'retry-after': '7' } }, {}])
  await calls.read({ thing: 'a' })
  expect(calls.waits).toEqual([7000])
  expect(requests).toHaveLength(2)
})

test('a longer wait than the caller allows is left to the caller', async () => {
  const answer = { status: 429, body: { message: 'tooManyRequests', code: 4290 }, headers: { 'retry-after': '90' } }
  const { calls, requests } = clientOf([answer])
  const problem = (await calls.read({ thing: 'a' }).catch((error: unknown) => error)) as BlazonError
  expect(problem).toMatchObject({ key: 'tooManyRequests', status: 429, code: 4290, retryAfter: 90 })
  expect(requests).toHaveLength(1)
})

test.each([
  ['a refusal', 403, 'scopeMissing', 1],
  ['another call with the Idempotency-Key', 409, 'keyReused', 1],
  ['a first call that is still in progress', 409, 'keyInUse', 2],
])('%s: attempts', async (_, status, message, attempts) => {
  const answer = { status, body: { message, code: 1, scope: 'members:read' } }
  const { calls, requests } = clientOf([answer, answer], { retries: 1 })
  await expect(calls.write({})).rejects.toMatchObject({ key: message, status, details: { scope: 'members:read' } })
  expect(requests).toHaveLength(attempts)
})

test('a stream gives its events however they are cut', async () => {
  const parts = ['data: {"n"', ':1}\n', '\n: still here\n\ndata: {"n":2}\r\n\r\n']
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const part of parts) stream.enqueue(new TextEncoder().encode(part))
      stream.close()
    },
  })
  const calls = new Calls({ key: 'k', origin: 'https://a.example', fetch: async () => new Response(body) })
  const seen: number[] = []
  for await (const { n } of calls.watch()) seen.push(n)
  expect(seen).toEqual([1, 2])
})

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const NOW = new Date('2026-11-25T10:00:00Z')
const BODY = JSON.stringify({ type: 'badge.issued', timestamp: NOW.toISOString(), data: { badgeId: 'b' } })

function signed(secret = SECRET, at = NOW) {
  const timestamp = String(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(6), 'base64')
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${BODY}`).digest('base64')
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v2,x v1,${signature}` }
}

test.each([
  ['its secret', SECRET],
  ['one of two secrets', [OTHER, SECRET]],
])('a message is verified with %s', async (_, secret) => {
  const headers = new Headers(signed())
  const { id, type, data } = await verifyWebhook({ body: BODY, headers }, secret, NOW)
  expect({ id, type, data }).toEqual({ id: 'msg_1', type: 'badge.issued', data: { badgeId: 'b' } })
})

test('a message is verified however its headers are written', async () => {
  const headers = Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value]))
  expect(await verifyWebhook({ body: BODY, headers }, SECRET, NOW)).toMatchObject({ id: 'msg_1' })
})

test('a secret that is none verifies nothing', async () => {
  const refused = verifyWebhook({ body: BODY, headers: signed() }, ['', 'whsec_?'], NOW)
  await expect(refused).rejects.toMatchObject({ reason: 'signatureInvalid' })
})

test.each([
  ['an altered body', 'signatureInvalid', { body: BODY.replace('"b"', '"c"') }],
  ['another secret', 'signatureInvalid', { headers: signed(OTHER) }],
  ['an old message', 'tooOld', { headers: signed(SECRET, new Date(NOW.getTime() - 301_000)) }],
  ['a message of the future', 'tooOld', { headers: signed(SECRET, new Date(NOW.getTime() + 301_000)) }],
  ['a message without signature', 'headersMissing', { headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': '1' } }],
])('%s is refused', async (_, reason, given) => {
  const refused = verifyWebhook({ body: BODY, headers: signed(), ...given }, SECRET, NOW)
  await expect(refused).rejects.toMatchObject({ reason })
})
