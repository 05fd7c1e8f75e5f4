import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SPACE, TYPE } from '../theme/tokens.ts'

const sheet = readFileSync(join(import.meta.dirname, 'layout.css'), 'utf8')

test.each(Object.keys(SPACE))('the distance %s has its classes', (name) => {
  for (const kind of ['gap', 'rows', 'above', 'below'])
    expect(sheet).toMatch(new RegExp(`\\.kit-${kind}-${name} \\{\\s+[a-z-]+: var\\(--bz-space-${name}\\);`))
})

test.each(Object.keys(TYPE))('the role %s has its size and line', (role) => {
  const lines = `\\s+font-size: var\\(--bz-type-${role}\\);\\s+line-height: var\\(--bz-type-${role}-line\\);`
  expect(sheet).toMatch(new RegExp(`\\.kit-${role} \\{${lines}`))
})
