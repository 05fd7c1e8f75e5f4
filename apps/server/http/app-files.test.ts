import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'

let world: World
const get = (url: string) => world.app.inject({ url, headers: { host: new URL(world.config.publicUrl).host } })

/** Addresses that the head of a page preloads. */
const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)].map(([, href]) => href)

describe('a server with features off', () => {
  beforeAll(async () => {
    world = await openWorld({ config: { featuresOff: ['door', 'tour'] }, hasWorker: false })
  })
  afterAll(() => world.close())

  test.each(['/', '/signin', '/door/abc'])('says so to the studio with the page %s', async (url) => {
    expect((await get(url)).body).toContain('<meta name="features-off" content="door tour" />')
  })

  test('says so to the wallet with its settings', async () => {
    const headers = { host: new URL(world.config.walletUrl).host }
    const answer = await world.walletApp.inject({ url: '/settings.json', headers })
    expect(answer.json()).toMatchObject({ featuresOff: ['door', 'tour'] })
  })
})

describe('a server with a password and a help page elsewhere', () => {
  beforeAll(async () => {
    world = await openWorld({
      config: { gatePassword: 'a word', helpUrl: 'https://help.example.org/' },
      hasWorker: false,
    })
  })
  afterAll(() => world.close())

  test('mentions no features when none is off', async () => {
    expect((await get('/verify')).body).not.toContain('features-off')
  })

  test.each(['/verify/nobody', '/share/nobody'])('names what the page %s begins with', async (url) => {
    const listed = JSON.parse(await readFile('dist/studio/first-parts.json', 'utf8')) as {
      path: string
      en: string[]
    }[]
    const wanted = listed.find(({ path }) => url.startsWith(path))?.en ?? []
    expect(wanted.length).toBeGreaterThan(0)
    expect(preloaded((await get(url)).body)).toEqual(expect.arrayContaining(wanted))
  })

  test('asks for few scripts on a first page', async () => {
    const listed = JSON.parse(await readFile('dist/studio/first-parts.json', 'utf8')) as { en: string[] }[]
    for (const { en } of listed) expect(en.filter((file) => file.endsWith('.js')).length).toBeLessThan(20)
  })

  test.each([
    '//evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/%5cevil.example',
    '/signin?next=https://evil.example',
    '/auth?token=x&redirect=//evil.example',
    '/signin/?url=//evil.example',
    '/https://evil.example',
    '/legal/en/terms?to=//evil.example',
    '/help?lang=//evil.example',
    '/protected?from=//evil.example',
  ])('does not redirect to another site for the address %s', async (url) => {
    const { location } = (await get(url)).headers
    const page = location?.toString().replace(/#.*$/, '')
    expect([undefined, '/protected', 'https://help.example.org/']).toContain(page)
  })
})
