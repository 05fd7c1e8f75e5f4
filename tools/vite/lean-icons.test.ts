import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withWeights } from './lean-icons.ts'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@phosphor-icons/react/package.json'))

test.each(['Copy', 'TrashSimple', 'X', 'Globe'])('%s keeps the weights that are drawn and no other', async (name) => {
  const code = await readFile(join(PACKAGE, 'dist', 'defs', `${name}.es.js`), 'utf8')
  const weights = (text: string) => [...text.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight)
  expect(weights(code)).toHaveLength(6)
  const lean = withWeights(code, ['regular', 'bold'])
  expect(weights(lean)).toEqual(['bold', 'regular'])
  expect(lean.length).toBeLessThan(code.length / 2)
  // Still a module that exports its drawings.
  expect(lean).toContain('new Map([')
  expect(lean).toMatch(/export \{/)
})
