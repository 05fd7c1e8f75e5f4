import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { openSafeFetch } from './safe-fetch.ts'
import { OTHER_HOST, openTestWeb, TEST_HOST } from './testing-web.ts'

/** Well after the three seconds that a host gets. */
const LATE_MS = 9000

let web: Awaited<ReturnType<typeof openTestWeb>>
beforeAll(async () => {
  web = await openTestWeb()
})
afterEach(() => {
  web.requests.length = 0
})
afterAll(() => web.close())

const read = async (url: string, network = web.network) => {
  try {
    return Buffer.from(await openSafeFetch(network)(url, 'application/json')).toString()
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error)
  }
}

test('reads from a public name over https', async () => {
  web.serve('/a', '{"a":1}')
  expect(await read(`${web.origin}/a`)).toBe('{"a":1}')
  expect(await read(`${web.origin}/missing`)).toBe('unreachable')
})

test.each([
  [410, true],
  [404, false],
  [500, false],
])('an answer %d is for good: %j', async (status, isGone) => {
  web.serve('/gone', (_, response) => void response.writeHead(status).end())
  const fetched = openSafeFetch(web.network)(`${web.origin}/gone`, 'application/json')
  await expect(fetched).rejects.toMatchObject({ reason: 'unreachable', isGone })
})

test.each([
  'http://badges.example.test/a',
  'ftp://badges.example.test/a',
  'file:///etc/passwd',
  'https://localhost/a',
  'https://localhost./a',
  'https://db.internal./a',
  'https://127.0.0.1/a',
  'https://0x7f.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://user:secret@badges.example.test/a',
  'https://badges.example.test:25/a',
  'data:application/json,{}',
  'nothing',
  `https://badges.example.test/${'a'.repeat(3000)}`,
])('never requests %s', async (url) => {
  const resolved: string[] = []
  const resolve = async (host: string) => {
    resolved.push(host)
    return ['127.0.0.1']
  }
  expect(await read(url, { ...web.network, resolve })).toBe('addressRefused')
  expect([resolved, web.requests]).toEqual([[], []])
})

test('does not connect to a name with a private address, even among others', async () => {
  const leading = (...addresses: string[]) => ({ resolve: async () => addresses, isAllowed: isPublicAddress })
  for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1']) {
    expect(await read(`${web.origin}/a`, leading(address))).toBe('addressRefused')
    expect(await read(`${web.origin}/a`, leading('93.184.215.14', address))).toBe('addressRefused')
  }
  expect(await read(`${web.origin}/a`, leading())).toBe('unreachable')
  expect(web.requests).toEqual([])
})

test('connects to the checked address, resolving the name once', async () => {
  web.serve('/a', 'first')
  let asked = 0
  const rebinding = { ...web.network, resolve: async () => [asked++ === 0 ? '127.0.0.1' : '127.0.0.2'] }
  expect(await read(`${web.origin}/a`, rebinding)).toBe('first')
  expect(asked).toBe(1)
})

test('requires a certificate for the name', async () => {
  const network = { ...web.network, resolve: async () => ['127.0.0.1'] }
  expect(await read(`https://stranger.example.test:${web.port}/a`, network)).toBe('unreachable')
  expect(await read(`${web.origin}/a`, { ...web.network, ca: undefined })).toBe('unreachable')
})

test('follows a few redirects on the same origin only', async () => {
  const redirect = (path: string, location: string) =>
    web.serve(path, (_, response) => void response.writeHead(302, { location }).end())
  web.serve('/a', 'here')
  redirect('/one', '/a')
  redirect('/round', '/round')
  redirect('/host', `https://${OTHER_HOST}:${web.port}/a`)
  redirect('/plain', `http://${TEST_HOST}:${web.port}/a`)
  redirect('/metadata', 'https://169.254.169.254/')
  expect(await read(`${web.origin}/one`)).toBe('here')
  expect(await read(`${web.origin}/round`)).toBe('redirected')
  for (const path of ['/host', '/plain', '/metadata']) expect(await read(web.origin + path)).toBe('redirected')
  expect(web.requests.filter((request) => request.startsWith(OTHER_HOST))).toEqual([])
})

test('reads at most a megabyte, and does not unpack bodies', async () => {
  web.serve('/fits', 'x'.repeat(1_000_000))
  web.serve('/large', 'x'.repeat(1_000_001))
  web.serve('/endless', (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  })
  web.serve('/packed', (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'))
  expect(await read(`${web.origin}/fits`)).toHaveLength(1_000_000)
  expect(await read(`${web.origin}/large`)).toBe('tooLarge')
  expect(await read(`${web.origin}/endless`)).toBe('tooLarge')
  expect(await read(`${web.origin}/packed`)).toBe('unreachable')
})

test('gives up after three seconds on a silent, slow or unresolvable host', async () => {
  web.serve('/silent', () => undefined)
  web.serve('/drips', (_, response) => {
    const timer = setInterval(() => response.write('x'), 100)
    response.on('close', () => clearInterval(timer))
  })
  // The awaited timeouts precede this timer in the same queue, however busy the machine is.
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS, 'not given up').unref())
  const unresolved = { ...web.network, resolve: () => new Promise<string[]>(() => undefined) }
  const given = [read(`${web.origin}/silent`), read(`${web.origin}/drips`), read(`${web.origin}/a`, unresolved)]
  expect(await Promise.race([Promise.all(given), late])).toEqual(['unreachable', 'unreachable', 'unreachable'])
})

describe('public addresses', () => {
  test.each(['1.1.1.1', '93.184.215.14', '172.15.0.1', '2606:4700::1111'])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  test.each([
    ['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.8.8.8', '169.254.169.254', '172.31.255.255', '192.168.1.1'],
    ['198.19.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '', 'localhost', '1.1.1.1 '],
    ['::', '::1', '::ffff:10.0.0.1', '::ffff:1.1.1.1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::a00:1'],
    ['2001::1', '2001:db8::1', '2002:a00:1::', '3fff::1'],
  ])('exclude %s', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})
