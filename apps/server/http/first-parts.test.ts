import { expect, test } from 'vitest'
import { plantTree } from '../../../tools/testing/plant-tree.ts'
import { firstParts } from './first-parts.ts'

const LIST = [
  { path: '/', en: ['/assets/home.js'], fr: ['/assets/home.js'] },
  {
    path: '/claim',
    en: ['/assets/claim.js', '/assets/en.js'],
    fr: ['/assets/claim.js', '/assets/claim.css', '/assets/fr.js'],
  },
]
const hrefs = async (root: string, path: string, language?: string) =>
  (await firstParts(root, path, language)).map((link) => /href="([^"]+)"/.exec(link)?.[1])

test("a page preloads its first files in the browser's language", async () => {
  const root = plantTree({ 'first-parts.json': JSON.stringify(LIST) })
  expect(await hrefs(root, '/claim/abc.1.x', 'fr-FR,en')).toEqual(LIST[1]?.fr)
  expect(await hrefs(root, '/claim', 'de')).toEqual(LIST[1]?.en)
  expect(await hrefs(root, '/', undefined)).toEqual(['/assets/home.js'])
  expect(await hrefs(root, '/claims/1', 'en')).toEqual([])
  expect(await hrefs(root, '/you', 'en')).toEqual([])
})

test('a style is preloaded as a style, a script as a module', async () => {
  const root = plantTree({ 'first-parts.json': JSON.stringify(LIST) })
  const [script, style] = await firstParts(root, '/claim', 'fr')
  expect(script).toContain('rel="modulepreload"')
  expect(style).toContain('rel="preload" as="style"')
})

test('a build without the list still serves pages', async () => {
  expect(await firstParts(plantTree({}), '/claim', 'en')).toEqual([])
})
