import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { LEGAL_PAGES } from '../rules.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false, config: { supportEmail: 'help@example.org' } })
})
afterAll(() => world.close())
afterEach(() => rm(join(world.config.dataDir, 'legal'), { recursive: true, force: true }))

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: 'localhost:4000', ...headers } })

async function replacePage(language: string, page: string, markdown: string) {
  const folder = join(world.config.dataDir, 'legal', language)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${page}.md`), markdown)
}

const EACH = (['en', 'fr'] as const).flatMap((language) => LEGAL_PAGES.map((page) => [language, page] as const))

describe('the legal pages', () => {
  test.each(EACH)(
    'serve /legal/%s/%s without a token, in its language, with a link to the other',
    async (lang, page) => {
      const answer = await get(`/legal/${lang}/${page}`, { 'accept-language': lang === 'en' ? 'fr' : 'en' })
      const other = lang === 'en' ? 'fr' : 'en'
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain(`<html lang="${lang}">`)
      expect(answer.body.match(/<h1>/g)).toHaveLength(1)
      expect(answer.body).toContain(`href="/legal/${other}/${page}"`)
      expect(answer.body).toContain(lang === 'en' ? 'This is the default text' : 'Ceci est le texte par défaut')
      expect(answer.body).not.toMatch(/<script|\{\w+\}/)
    },
  )

  test("show the package's version at the foot", async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    expect((await get('/legal/en/terms')).body).toContain(`<footer>`)
    expect((await get('/legal/en/terms')).body.split('<footer>')[1]).toContain(`Blazon ${version}<`)
  })

  test('have a text per language, with French spacing', async () => {
    const [en, fr] = await Promise.all([get('/legal/en/privacy'), get('/legal/fr/privacy')])
    expect(en.body).toContain('<title>Privacy</title>')
    expect(fr.body).toContain('<title>Confidentialité</title>')
    expect(fr.body).toContain('empreinte salée\u202f:')
  })

  test.each([
    '/legal/en/imprint',
    '/legal/de/terms',
    '/legal/en',
    '/legal',
    '/legal/en/..%2f..%2fsecrets',
    '/legal/a/b/c',
  ])('answer %s with not found and links to the existing pages', async (url) => {
    const answer = await get(url, { 'accept-language': 'fr' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<html lang="fr">')
    expect(answer.body).toContain('href="/legal/fr/terms"')
  })
})

describe("the operator's own text", () => {
  test('replaces the default in its language only, at once', async () => {
    await replacePage('en', 'terms', '# Club rules\n\nOurs, *really*.')
    const en = await get('/legal/en/terms')
    expect(en.body).toContain('<title>Club rules</title>')
    expect(en.body).toContain('<em>really</em>')
    expect(en.body).not.toContain('default text')
    expect((await get('/legal/fr/terms')).body).toContain('texte par défaut')
  })

  test('runs and loads nothing, regardless of its content', async () => {
    await replacePage(
      'en',
      'terms',
      [
        '<script>alert(1)</script>',
        'Text <img src=x onerror=alert(1)> and <b onclick="alert(1)">more</b>',
        '[press](javascript:alert(1)) [again](JAVASCRIPT&#58;alert(1)) [data](data:text/html,x) [far](//evil.example)',
        '![picture](https://evil.example/p.png "t")',
        '[quoted](https://example.org/"onmouseover="alert(1))',
      ].join('\n\n'),
    )
    const { body } = await get('/legal/en/terms')
    const main = body.slice(body.indexOf('<main>'), body.indexOf('</main>'))
    expect(main).not.toMatch(/<(script|img|b)\b/i)
    expect(main).not.toMatch(/href="(?!https:\/\/example\.org\/)/)
    expect(main).not.toMatch(/<[^>]*"\s*on\w+=/i)
    expect(main).toContain('&lt;script&gt;')
    expect(body).toContain('<title>Terms of use</title>')
  })
})

test('serves the fonts of the pages from our own origin, and no others', async () => {
  const { body } = await get('/legal/fr/privacy')
  const named = [...body.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url ?? '')
  const urls = named.filter((url) => !url.startsWith('data:'))
  expect(urls).toHaveLength(2)
  for (const url of urls) {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  }
})
