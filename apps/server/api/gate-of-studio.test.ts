import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGate } from '#features/gate/contract.ts'
import { GATE_COOKIE } from '#features/gate/rules.ts'
import { requestLink } from '#features/sign-in/contract.ts'
import { browserSecret, captchaPass } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'

const PASSWORD = 'a word for the door'
let world: World
const get = (url: string, cookie = '') =>
  world.app.inject({ url, headers: { host: new URL(world.config.publicUrl).host, cookie } })

describe('with a password', () => {
  beforeAll(async () => {
    world = await openWorld({ config: { gatePassword: PASSWORD }, hasWorker: false })
  })
  afterAll(() => world.close())

  test.each(['/', '/signin', '/templates/basic', '/auth', '/nowhere'])('the page %s asks for it', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location?.toString().replace(/#.*/, '')]).toEqual([302, '/protected'])
  })

  test('the requested page is named after the #, which browsers never send', async () => {
    expect((await get('/auth?token=abc')).headers.location).toBe('/protected#/auth?token=abc')
  })

  test.each([
    '/protected',
    '/verify',
    '/verify/abc',
    '/share/abc',
    '/steward/abc',
    '/legal/en/terms',
    '/help',
    '/help/first-badge',
    '/healthz',
    '/readyz',
  ])(
    '%s stays open',
    // 404 is the public pages' own response for a badge that does not exist.
    async (url) => expect([200, 404]).toContain((await get(url)).statusCode),
  )

  test.each([
    '/api/v1/managers',
    '/api/v1/managers/templates/search',
    '/api/v1/operations/sse/x',
    '/api/v1/sessions/import/x/receipts',
  ])('the call %s is refused', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json()]).toEqual([403, { code: 4030, message: 'gateClosed' }])
  })

  test('a door staff link scans without the password', async () => {
    const answers = await Promise.all([
      get('/api/v1/stewards/abc'),
      get('/api/v1/stewards/abc/tickets'),
      world.app.inject({
        method: 'POST',
        url: '/api/v1/stewards/abc/check-ins',
        headers: { host: new URL(world.config.publicUrl).host },
        payload: { code: 'abc' },
      }),
    ])
    // The door's own response for an unknown link.
    expect(answers.map((answer) => answer.json().message)).toEqual(['stewardEnded', 'stewardEnded', 'stewardEnded'])
  })

  test.each([
    ['GET', ''],
    ['POST', '/presentations'],
    ['GET', '/presentations/x/sse'],
    ['POST', '/presentations/x/close'],
  ] as const)('a verifier link works without the password: %s %s', async (method, path) => {
    const headers = { host: new URL(world.config.publicUrl).host }
    const url = `/api/v1/verifiers/abc${path}`
    const answer = await world.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
    // The response of the call itself for an unknown link.
    expect(answer.json().message).toBe('verifierEnded')
  })

  test('the password opens pages and calls for seven days, in this browser', async () => {
    await expect(world.call(openGate, { password: 'another' })).rejects.toMatchObject({
      key: 'badPassword',
      status: 403,
    })
    await expect(world.call(openGate, { password: '' })).rejects.toMatchObject({ key: 'badPassword' })
    const { pass } = await world.call(openGate, { password: PASSWORD })
    const cookie = `other=1; ${GATE_COOKIE}=${pass}`
    expect((await get('/signin', cookie)).statusCode).toBe(200)
    expect((await get('/api/v1/managers', cookie)).json().message).toBe('signedOut')
    const later = `${GATE_COOKIE}=${pass.replace(/^\d+/, (end) => String(Number(end) + 1))}`
    expect((await get('/signin', later)).statusCode).toBe(302)
    world.advance(7 * 24 * 60 * 60 * 1000 + 1000)
    expect((await get('/signin', cookie)).statusCode).toBe(302)
  })

  test('a network has twenty tries', async () => {
    const tries = Array.from({ length: 21 }, (_, at) => world.call(openGate, { password: `guess ${at}` }))
    const keys = (await Promise.allSettled(tries)).map((one) => one.status === 'rejected' && one.reason.key)
    expect(keys).toContain('tooManyRequests')
    expect(keys).not.toContain(false)
  })
})

test('without a password there is no gate, and only an empty one is accepted', async () => {
  const open = await openWorld({ hasWorker: false })
  world = open
  expect((await get('/signin')).statusCode).toBe(200)
  await open.call(requestLink, {
    email: 'open@example.org',
    browser: browserSecret(),
    captchaSolution: await captchaPass(open),
  })
  await expect(open.call(openGate, { password: 'x' })).rejects.toMatchObject({ key: 'badPassword' })
  expect((await open.call(openGate, { password: '' })).pass).not.toBe('')
  await open.close()
})
