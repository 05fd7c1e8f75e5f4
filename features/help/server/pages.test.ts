import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#base/text.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ALL_GUIDES } from '../rules.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false, config: { supportEmail: 'help@example.org' } })
})
afterAll(() => world.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: 'localhost:4000', ...headers } })
const EACH = ALL_GUIDES.flatMap((guide) => LANGUAGES.map((language) => [guide, language] as const))

describe('the first page of the help', () => {
  test("is in the requested language, else the browser's", async () => {
    expect((await get('/help', { 'accept-language': 'fr-CH' })).body).toContain('<html lang="fr">')
    expect((await get('/help?lang=en', { 'accept-language': 'fr' })).body).toContain('<html lang="en">')
    expect((await get('/help?lang=xx')).body).toContain('<html lang="en">')
    expect((await get('/help?lang=fr&lang=en')).statusCode).toBe(200)
  })

  test('names the wallet and the contact address', async () => {
    const { body } = await get('/help')
    expect(body).toContain('href="mailto:help@example.org"')
    expect(body).toContain('href="http://localhost:4001"')
    expect(body).not.toContain('default text')
  })

  test.each(LANGUAGES)('links every page of the guide in %s', async (language) => {
    const { body } = await get(`/help?lang=${language}`)
    for (const guide of ALL_GUIDES) expect(body).toContain(`href="/help/${guide}?lang=${language}"`)
  })
})

describe('a page of the guide', () => {
  test.each(EACH)(
    '%s in %s has one title, numbered steps, a picture that exists and its other language',
    async (guide, language) => {
      const { statusCode, body } = await get(`/help/${guide}?lang=${language}`)
      const other = language === 'en' ? 'fr' : 'en'
      expect(statusCode).toBe(200)
      expect(body).toContain(`<html lang="${language}">`)
      expect(body.match(/<h1>/g)).toHaveLength(1)
      expect(body.match(/<ol>[\s\S]*?<\/ol>/)?.[0].match(/<li>/g)?.length).toBeGreaterThan(3)
      expect(body).toContain(`href="/help/${guide}?lang=${other}"`)
      expect(body).not.toMatch(/<script|\{\w+\}/)
      const picture = /<img src="([^"]+)"/.exec(body)?.[1] ?? ''
      const file = await get(picture)
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    },
  )

  test('that does not exist is 404, with the list of pages', async () => {
    const { statusCode, body } = await get('/help/none?lang=en')
    expect(statusCode).toBe(404)
    expect(body).toContain('href="/help/first-badge?lang=en"')
  })

  test.each(['..%2frules.ts', 'form-desktop-de.webp', 'none.webp'])('has no picture %s', async (file) => {
    expect((await get(`/help/pictures/${file}`)).statusCode).toBe(404)
  })
})

describe('the search', () => {
  const titles = async (question: string, language = 'en') => {
    const { body } = await get(`/help?lang=${language}&q=${encodeURIComponent(question)}`)
    return [...(body.match(/<ul class="pages">[\s\S]*?<\/ul>/)?.[0] ?? '').matchAll(/<a [^>]*>([^<]+)</g)].map(
      ([, title]) => title,
    )
  }

  test('finds the pages that have all words, regardless of accents and case', async () => {
    expect(await titles('FOLDER colleague')).toEqual(['Your team and its folders'])
    expect(await titles('quete defis recompense', 'fr')).toContain('Les quêtes et les points')
  })

  test('puts a page whose title has the word first', async () => {
    expect((await titles('channel'))[0]).toBe('Write to all members: the channel')
  })

  test('finds the questions and answers too, at their place on the page', async () => {
    const { body } = await get('/help?lang=en&q=link%20expired')
    const place = /href="\/help\?lang=en#([^"]+)"/.exec(body)?.[1]
    expect((await get('/help?lang=en')).body).toContain(`id="${place}"`)
  })

  test('says that nothing matches, and gives the contact address', async () => {
    const { body } = await get('/help?lang=en&q=xylophone')
    expect(body).toContain('Nothing matches')
    expect(body).toContain('href="mailto:help@example.org"')
  })

  test('shows what was typed as text', async () => {
    const { body } = await get(`/help?lang=en&q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)
    expect(body).not.toContain('<img src=x')
  })
})

test("redirects every page to the operator's own help", async () => {
  const other = await openWorld({ hasWorker: false, config: { helpUrl: 'https://help.example.org' } })
  for (const url of ['/help', '/help/first-badge', '/help?q=seat']) {
    const answer = await other.app.inject({ url, headers: { host: 'localhost:4000' } })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://help.example.org'])
  }
  await other.close()
})
