import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTrustProxy } from '#platform/http/trust-proxy.ts'
import { openWorld, type World } from '#testing/world.ts'
import { studioServer } from './http.ts'
import { networkName, networkOf } from './network-of.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

/** The visitor's address as a server with a TRUST_PROXY sees it, for a request from a peer with a forwarded header. */
async function seen(trust: string, peer: string, forwarded?: string): Promise<string> {
  const trustProxy = readTrustProxy(trust)
  if (trustProxy === undefined) throw new Error(`${trust} is not understood`)
  const services = { ...world.services, config: { ...world.config, trustProxy } }
  const app = await studioServer(services, world.services.log as never)
  app.get('/who', async (request) => ({ ip: request.ip }))
  const headers = {
    host: 'localhost:4000',
    ...(forwarded && { 'x-forwarded-for': forwarded, 'x-forwarded-host': 'evil.example' }),
  }
  const answer = await app.inject({ url: '/who', headers, remoteAddress: peer })
  await app.close()
  return answer.json().ip
}

test('ignores a forwarded address without the setting', async () => {
  expect(await seen('', '203.0.113.5', '198.51.100.7')).toBe('203.0.113.5')
})

test('trusts only the given address or range', async () => {
  expect(await seen('10.0.0.1', '10.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
  expect(await seen('10.0.0.1', '10.0.0.2', '198.51.100.7')).toBe('10.0.0.2')
  expect(await seen('10.0.0.0/8, fd00::/8', 'fd00::1', '198.51.100.7')).toBe('198.51.100.7')
  expect(await seen('loopback', '127.0.0.1', '2001:db8::7')).toBe('2001:db8::7')
})

test("ignores entries that a visitor put before the proxy's own", async () => {
  expect(await seen('10.0.0.1', '10.0.0.1', '1.2.3.4, 198.51.100.7')).toBe('198.51.100.7')
  expect(await seen('1', '10.0.0.1', '1.2.3.4, 198.51.100.7')).toBe('198.51.100.7')
  expect(await seen('2', '10.0.0.1', '1.2.3.4, 198.51.100.7, 10.9.9.9')).toBe('198.51.100.7')
})

const hashed = (ip: string) => networkOf(ip, { secret: 'a secret of this test' })

test('treats an IPv6 /64 as one network, through a proxy too', async () => {
  const first = hashed(await seen('1', '10.0.0.1', '2001:db8:1:2::7'))
  expect(hashed(await seen('1', '10.0.0.1', '2001:db8:1:2:ffff::9'))).toBe(first)
  expect(hashed(await seen('1', '10.0.0.1', '2001:db8:1:3::7'))).not.toBe(first)
})

test('refuses a value that is neither a number nor a network', () => {
  for (const text of ['true', '0', 'proxy.example.org', '10.0.0.1/40', '10.0.0.0/0', '10.0.0.1;10.0.0.2', '1,2'])
    expect(readTrustProxy(text)).toBeUndefined()
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('shows %s to people as %s', (ip, name) => expect(networkName(ip)).toBe(name))
