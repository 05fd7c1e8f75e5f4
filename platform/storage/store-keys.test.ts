import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { s3Store } from './s3-store.ts'
import { openKeyRing } from './store-keys.ts'

const HOUR_MS = 3_600_000
let close = async () => {}
afterEach(() => close())

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
const keysNumbered = (n: number, until: number) =>
  JSON.stringify({
    AccessKeyId: `key${n}`,
    SecretAccessKey: 'secret',
    Token: `token${n}`,
    Expiration: new Date(until).toISOString(),
  })

test("a container's keys are fetched once, and renewed before they end", async () => {
  let fetched = 0
  let now = Date.now()
  const address = await serve(({ headers }, response) => {
    fetched += 1
    response.end(headers.authorization === 'proof' ? keysNumbered(fetched, now + HOUR_MS) : '')
  })
  const ring = openKeyRing({ kind: 'container', address, token: 'proof' }, () => now)
  const first = await Promise.all([ring.current(), ring.current()])
  expect(first.map((keys) => keys.sessionToken)).toEqual(['token1', 'token1'])
  now += HOUR_MS - 6 * 60_000
  expect((await ring.current()).accessKeyId).toBe('key1')
  now += 2 * 60_000
  expect((await ring.current()).accessKeyId).toBe('key2')
})

test('keys that cannot be renewed are used to their end', async () => {
  let now = Date.now()
  let isWell = true
  const address = await serve((_, response) => {
    response.writeHead(isWell ? 200 : 500).end(keysNumbered(1, now + HOUR_MS))
  })
  const ring = openKeyRing({ kind: 'container', address }, () => now)
  await ring.current()
  isWell = false
  now += HOUR_MS - 60_000
  expect((await ring.current()).accessKeyId).toBe('key1')
  now += 61_000
  await expect(ring.current()).rejects.toThrow('500')
})

test("an instance's keys are those of its role, read in a session", async () => {
  const address = await serve(({ method, url = '', headers }, response) => {
    if (method === 'PUT' && url === '/latest/api/token') return response.end('session')
    if (headers['x-aws-ec2-metadata-token'] !== 'session') return response.writeHead(401).end()
    const path = '/latest/meta-data/iam/security-credentials/'
    if (url === path) return response.end('badges-role\n')
    response.end(url === `${path}badges-role` ? keysNumbered(7, Date.now() + HOUR_MS) : '')
  })
  expect(await openKeyRing({ kind: 'instance', address }).current()).toEqual({
    accessKeyId: 'key7',
    secretAccessKey: 'secret',
    sessionToken: 'token7',
  })
})

test('an answer that is not understood is not quoted, because it may hold keys', async () => {
  const address = await serve((_, response) => response.end('SECRET,"AccessKeyId'))
  const asked = openKeyRing({ kind: 'container', address }).current()
  await expect(asked).rejects.toThrow(/^The answer of the role that gives the keys of the store is not understood$/)
})

test('keys that cannot be read are not mistaken for a store that is away', async () => {
  const address = await serve((_, response) => response.writeHead(500).end())
  const settings = { bucket: 'badges', address: 'http://127.0.0.1:1/badges', region: 'us-east-1' }
  const store = s3Store({ ...settings, keys: { kind: 'container', address } })
  expect(await store.check()).toBe('keysMissing')
})
