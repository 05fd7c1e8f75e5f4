// On both databases: readiness checks either.

import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { escapeHtml } from '#base/escape-html.ts'
import { say } from '#base/text.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { errorWords } from '#features/legal/texts.ts'
import { logOff } from '#features/sign-in/contract.ts'
import { createLog } from '#platform/process/log.ts'
import { sessions } from '#platform/tables.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'
import { studioServer, walletServer } from './http.ts'
import { networkOf } from './network-of.ts'

const silent = createLog({ logLevel: 'silent' })
const HOUR = 60 * 60 * 1000

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: 'localhost:4000', ...headers } })

describe('the two origins', () => {
  test('refuse a request with another Host, and build no address from it', async () => {
    const answer = await get('/readyz', { host: 'evil.example' })
    expect(answer.statusCode).toBe(421)
    expect(answer.body).not.toContain('evil')
    expect((await world.walletApp.inject({ url: '/healthz', headers: { host: 'localhost:4000' } })).statusCode).toBe(
      421,
    )
  })

  test('report health, with the kind of database', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toMatchObject({ status: 'ready' })
  })

  test('are not ready when files cannot be written', async () => {
    const config = { ...world.config, dataDir: join(world.config.dataDir, 'missing') }
    const app = await studioServer({ ...world.services, config }, createLog({ logLevel: 'silent' }))
    const answer = await app.inject({ url: '/readyz', headers: { host: 'localhost:4000' } })
    await app.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ status: 'unable to write' })
  })

  test('serve their app at every page path, and 404 for a missing file', async () => {
    const wallet = (url: string) => world.walletApp.inject({ url, headers: { host: 'localhost:4001' } })
    for (const answer of [await get('/'), await get('/templates/basic'), await wallet('/'), await wallet('/claim/x')]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<div id="root">')
    }
    // The end of a claim's address, cut off by a mail program, looks like a file extension.
    expect((await wallet('/claim/4ckfgt4fy4nb8gyhhnzj34h8jn.1.68')).body).toContain('<div id="root">')
    expect((await get('/assets/none.js')).statusCode).toBe(404)
    expect((await get('/..%2f..%2fpackage.json')).statusCode).toBe(404)
  })

  test('show errors as a page to people, and as JSON to programs', async () => {
    const visit = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr' }
    const shown = [
      [await get('/assets/none.js', visit), 404, 'missing'],
      [await get('/%00', visit), 400, 'unreadable'],
      [await get('/', { ...visit, host: 'evil.example' }), 421, 'elsewhere'],
    ] as const
    for (const [answer, status, title] of shown) {
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain(`<h1>${escapeHtml(say(errorWords[title], 'fr'))}</h1>`)
      expect(answer.body).not.toMatch(/evil|none\.js|<script/)
    }
    expect(shown[2][0].body).toContain('href="http://localhost:4000"')
    expect((await get('/assets/none.js', { accept: '*/*' })).json()).toEqual({ code: 4040, message: 'notFound' })
    expect((await get('/api/none', visit)).json()).toEqual({ code: 4040, message: 'notFound' })
  })

  test('accept paths with and without the final slash', async () => {
    expect((await get('/api/v1/auth/captcha')).statusCode).toBe(200)
    expect((await get('/api/v1/auth/captcha/')).statusCode).toBe(200)
  })

  test('send the content security policy with every page, and forbid framing', async () => {
    const policy = String((await get('/healthz')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).toContain("frame-ancestors 'none'")
    const wallet = await world.walletApp.inject({ url: '/healthz', headers: { host: 'localhost:4001' } })
    expect(wallet.headers['content-security-policy']).toContain("connect-src 'self' http://localhost:4000")
  })

  test('limit pages to the device features that they need', async () => {
    const policy = String((await get('/healthz')).headers['permissions-policy'])
    expect(policy).toContain('camera=(self)')
    expect(policy).toContain('microphone=()')
    expect(policy).toContain('geolocation=()')
  })

  test('send HSTS only where the public address is https', async () => {
    expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined()
    const config = { ...world.config, publicUrl: 'https://badges.example.org', walletUrl: 'https://wallet.example.net' }
    const hsts = async (hstsSubdomains: boolean) => {
      const services = { ...world.services, config: { ...config, hstsSubdomains } }
      const apps = [await studioServer(services, silent), await walletServer(services, silent)]
      const hosts = ['badges.example.org', 'wallet.example.net']
      const asked = apps.map((app, at) => app.inject({ url: '/healthz', headers: { host: hosts[at] } }))
      const headers = (await Promise.all(asked)).map(({ headers }) => headers['strict-transport-security'])
      for (const app of apps) await app.close()
      return headers
    }
    expect(await hsts(false)).toEqual(['max-age=31536000', 'max-age=31536000'])
    expect(await hsts(true)).toEqual(Array(2).fill('max-age=31536000; includeSubDomains'))
  })

  test('publish the security contact that the operator has set', async () => {
    const path = '/.well-known/security.txt'
    expect((await get(path)).statusCode).toBe(404)
    const config = { ...world.config, securityContacts: ['mailto:security@example.org', 'https://example.org/report'] }
    const app = await studioServer({ ...world.services, config }, silent)
    const answer = await app.inject({ url: path, headers: { host: 'localhost:4000' } })
    await app.close()
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const [first, second, expires = '', , canonical] = answer.body.split('\n')
    expect([first, second]).toEqual(['Contact: mailto:security@example.org', 'Contact: https://example.org/report'])
    const days = (Date.parse(expires.replace('Expires: ', '')) - world.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
    expect(canonical).toBe('Canonical: http://localhost:4000/.well-known/security.txt')
  })

  test('serve no API call on the wallet origin', async () => {
    const answer = await world.walletApp.inject({ url: '/api/v1/managers', headers: { host: 'localhost:4001' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 4040, message: 'notFound' })
  })
})

describe('addresses for programs', () => {
  const PREFIXES = [
    '/ims',
    '/oauth',
    '/oid4vci',
    '/oid4vp',
    '/vct',
    '/credentials',
    '/status',
    '/endorsements',
    '/achievements',
    '/.well-known',
  ]
  const PATHS = [
    ...PREFIXES.flatMap((prefix) => [prefix, `${prefix}/none`, `${prefix}/none/of/these`]),
    '/ims/ob/v3p0/credentials',
    '/IMS/ob/v3p0/credentials',
    '/issuers/none/.well-known/openid-configuration',
    '/%76ct/none',
    '//vct/none',
    '/vct/none.json',
    '/vct/%',
  ]
  const headers = { accept: 'text/html' }
  const missing = { code: 4040, message: 'notFound' }

  test.each(PATHS)('an unknown one is missing on the origin of the studio, and no page: %s', async (path) => {
    const answer = await get(path, headers)
    expect([answer.statusCode, answer.json()]).toEqual(path.endsWith('%') ? [400, expect.anything()] : [404, missing])
  })

  test.each(PATHS)('an unknown one is missing on the origin of the wallet, and no page: %s', async (path) => {
    const answer = await world.walletApp.inject({ url: path, headers: { ...headers, host: 'localhost:4001' } })
    expect([answer.statusCode, answer.json()]).toEqual(path.endsWith('%') ? [400, expect.anything()] : [404, missing])
  })

  test('a page whose name only begins alike is a page', async () => {
    for (const path of ['/statuses', '/vctx', '/credentials-of-mine'])
      expect((await get(path, headers)).headers['content-type']).toContain('text/html')
  })
})

describe('HEAD', () => {
  const head = (url: string) => world.app.inject({ method: 'HEAD', url, headers: { host: 'localhost:4000' } })
  const PATHS = ROUTES.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.stream).map(({ endpoint }) =>
    (endpoint.base + endpoint.path).replace(/\{\w+\}/g, 'none'),
  )

  test('answers as GET does, without a body, at every address', async () => {
    const differing: string[] = []
    for (const path of [...PATHS, '/', '/templates/basic', '/healthz', '/mark.svg', '/none.js']) {
      const [asked, got] = [await head(path), await get(path)]
      if (asked.statusCode !== got.statusCode || asked.body !== '') differing.push(path)
    }
    expect(differing).toEqual([])
  })

  test('opens no stream', async () => {
    const stream = ROUTES.find(({ endpoint }) => endpoint.stream && endpoint.who === 'contributor')
    const { token } = await signUp(world, 'head@example.org')
    const url = `${stream?.endpoint.base}${stream?.endpoint.path}`
    const headers = { host: 'localhost:4000', authorization: `Bearer ${token}` }
    const answer = await world.app.inject({ method: 'HEAD', url, headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream'])
  })
})

test('a wrong host gets the security headers of every answer', async () => {
  const { headers } = await get('/readyz', { host: 'evil.example' })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  })
})

describe('other origins', () => {
  test('may send a proof of possession to the calls of wallets', async () => {
    const answer = await world.app.inject({
      method: 'OPTIONS',
      url: '/oid4vci/token',
      headers: { host: 'localhost:4000' },
    })
    expect(String(answer.headers['access-control-allow-headers']).split(', ')).toContain('dpop')
  })

  test('may read public calls; the wallet calls allow the wallet, studio calls none', async () => {
    expect((await get('/status/x')).headers['access-control-allow-origin']).toBe('*')
    expect((await get('/api/v1/wallet/holder')).headers['access-control-allow-origin']).toBe('http://localhost:4001')
    expect((await get('/api/v1/managers')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('bad requests', () => {
  test('a malformed or oversized body gets its code', async () => {
    const post = (payload: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/v1/auth/captcha',
        headers: { host: 'localhost:4000', 'content-type': 'application/json' },
        payload,
      })
    expect((await post('{')).json()).toEqual({ code: 4000, message: 'invalidInput' })
    expect((await post(`{"solution":"${'x'.repeat(3_000_000)}"}`)).json()).toEqual({ code: 4130, message: 'tooLarge' })
  })
})

test('a type named for a body that is left out does not matter', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/managers/regenerate-api-key',
    headers: { host: 'localhost:4000', 'content-type': 'application/json', 'content-length': '0' },
  })
  expect(answer.statusCode).toBe(401)
})

describe('addresses and bodies that no database can store', () => {
  test.each(['/verify/%00', '/share/a%00', '/cards/%00/00.png', '/achievements/%00', '/issuers/%00/delegations/1'])(
    '%s is refused and no server error',
    async (url) => {
      expect((await get(url)).statusCode).toBe(400)
    },
  )

  test('an endlessly nested body is refused without a server error', async () => {
    const depth = 200_000
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/v1/auth/captcha',
      headers: { host: 'localhost:4000', 'content-type': 'application/json' },
      payload: `{"solution":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    })
    expect(answer.json()).toEqual({ code: 4000, message: 'invalidInput' })
  })
})

describe('the outbox', () => {
  test.each([
    ['http://localhost:4000', 200],
    ['https://badges.example.org', 404],
  ])('of a server at %s answers %i to a proxy of this machine', async (publicUrl, status) => {
    const services = { ...world.services, config: { ...world.config, publicUrl } }
    const app = await studioServer(services, services.log)
    const { host } = new URL(publicUrl)
    const answer = await app.inject({ url: '/dev/outbox', headers: { host }, remoteAddress: '127.0.0.1' })
    const isOutbox = answer.body.includes('<h1>Outbox</h1>')
    expect(isOutbox).toBe(status === 200)
    await app.close()
  })
})

describe('networks', () => {
  test('are hashed under the secret of the server', () => {
    const other = networkOf('192.0.2.1', { secret: 'another secret' })
    expect(networkOf('192.0.2.1', world.config)).not.toBe(other)
  })

  test.each([
    ['2001:db8::1', '2001:db8::ffff:0:0:2', true],
    ['2001:db8::5', '2001:db8:0:0:9:9:9:9', true],
    ['2001:db8:0:1::5', '2001:db8:0:2::5', false],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
  ])('%s and %s are the same one: %s', (one, other, isSame) => {
    const hashed = (ip: string) => networkOf(ip, world.config)
    expect(hashed(one) === hashed(other)).toBe(isSame)
  })
})

describe('a session', () => {
  test('renews its token after 12 hours, and ends after 14 unused days or at sign-out', async () => {
    const { token } = await signUp(world, 'renew@example.org')
    const ask = () => get('/api/v1/managers', { authorization: `Bearer ${token}` })
    world.advance(11 * HOUR)
    expect((await ask()).headers['renewed-token']).toBeDefined() // the sign-up token still says signup
    world.advance(2 * HOUR)
    const renewed = String((await ask()).headers['renewed-token'])
    world.advance(13 * HOUR)
    await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject({ code: 3000, status: 401 })
    await expect(world.call(getIssuer, {}, { token: renewed })).resolves.toMatchObject({ isKms: true })
    await world.call(logOff, {}, { token: renewed })
    await expect(world.call(getIssuer, {}, { token: renewed })).rejects.toMatchObject({ code: 3000 })
  })

  test('gives no permission beyond its row, whatever the token claims', async () => {
    const { token } = await signUp(world, 'stale@example.org')
    const sid = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub as string
    await world.services.db.update(sessions).set({ kind: 'chooser' }).where(eq(sessions.id, sid))
    await expect(world.call(getIssuer, {}, { token })).rejects.toMatchObject({ status: 403 })
  })
})
