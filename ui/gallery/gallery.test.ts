import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const UI = fileURLToPath(new URL('..', import.meta.url))
/** Files that render nothing of their own. */
const UNSEEN = ['caller.tsx', 'catalogue.tsx', 'language.tsx']

/** All files that a file of ui/ imports directly or indirectly, including itself. */
function reached(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const text = readFileSync(join(UI, path), 'utf8')
  for (const [, to = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
    reached(normalize(join(dirname(path), to)), seen)
  return seen
}

test('the component page shows every component', () => {
  const shown = reached('gallery/main.tsx')
  const components = readdirSync(UI).filter((name) => name.endsWith('.tsx') && !UNSEEN.includes(name))
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((name) => !shown.has(name))).toEqual([])
})
