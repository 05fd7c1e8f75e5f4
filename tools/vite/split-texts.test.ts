import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { plantTree } from '../testing/plant-tree.ts'
import { splitTexts } from './split-texts.ts'

const OURS = join(import.meta.dirname, '..', '..', 'base')

test('a build loads one language until the other is requested', async () => {
  const root = plantTree({
    'base/text.ts': readFileSync(join(OURS, 'text.ts'), 'utf8'),
    'base/elide.ts': readFileSync(join(OURS, 'elide.ts'), 'utf8'),
    'base/load-texts.ts': readFileSync(join(OURS, 'load-texts.ts'), 'utf8'),
    'features/low/texts.ts': `import { texts } from '#base/text.ts'
export const lowTexts = texts({
  hello: { en: 'Good morning', fr: 'Bonjour' },
  members: { en: { one: '{count} member', other: '{count} members' }, fr: { one: '{count} membre', other: '{count} membres' } },
})
`,
    'entry.ts': `import { loadTexts } from '#base/load-texts.ts'
import { say } from '#base/text.ts'
import { lowTexts } from '#features/low/texts.ts'
export { loadTexts }
export const hello = (language: 'en' | 'fr') => say(lowTexts.hello, language)
export const members = (count: number) => say(lowTexts.members, 'fr', { count })
`,
  })
  const lib = { entry: 'entry.ts', formats: ['es'] as 'es'[], fileName: 'entry' }
  await build({ root, configFile: false, logLevel: 'error', plugins: [splitTexts()], build: { outDir: 'out', lib } })
  const entry = join(root, 'out', 'entry.js')
  expect(readFileSync(entry, 'utf8')).not.toMatch(/Good morning|Bonjour/)
  const built = (await import(pathToFileURL(entry).href)) as typeof Entry
  await built.loadTexts('en')
  expect(built.hello('en')).toBe('Good morning')
  expect(() => built.hello('fr')).toThrow()
  await built.loadTexts('fr')
  expect([built.hello('fr'), built.members(2)]).toEqual(['Bonjour', '2 membres'])
})

declare const Entry: {
  loadTexts: (language: 'en' | 'fr') => Promise<void>
  hello: (language: 'en' | 'fr') => string
  members: (count: number) => string
}
