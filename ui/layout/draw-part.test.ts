import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SPACE, TYPE } from '../theme/tokens.ts'
import { drawPart } from './draw-part.ts'

const sheet = readFileSync(join(import.meta.dirname, 'layout.css'), 'utf8')

test.each(Object.keys(SPACE))('the distance %s has its classes', (name) => {
  for (const kind of ['gap', 'rows', 'above', 'below', 'pad', 'padBlock', 'padInline'])
    expect(sheet).toMatch(new RegExp(`\\.kit-${kind}-${name} \\{\\s+[a-z-]+: var\\(--bz-space-${name}\\);`))
})

test.each(Object.keys(TYPE))('the role %s has its size and line', (role) => {
  const lines = `\\s+font-size: var\\(--bz-type-${role}\\);\\s+line-height: var\\(--bz-type-${role}-line\\);`
  expect(sheet).toMatch(new RegExp(`\\.kit-type-${role} \\{${lines}`))
})

test("our attributes become classes, the screen's own come last, and all others stay", () => {
  const part = {
    as: 'ul',
    gap: 'm',
    wrap: true,
    grow: false,
    weight: 600,
    className: 'own',
    'aria-label': 'Badges',
  } as const
  expect(drawPart('row', 'div', part)).toMatchObject({
    type: 'ul',
    props: { className: 'kit-box kit-row kit-gap-m kit-wrap kit-weight-600 own', 'aria-label': 'Badges' },
  })
})

test('a part is the element that it says, or its usual one', () => {
  expect(drawPart(undefined, 'p', {})).toMatchObject({ type: 'p', props: { className: 'kit-box' } })
})

test('a button sends no form', () => {
  expect(drawPart('row', 'div', { as: 'button' })).toMatchObject({ type: 'button', props: { type: 'button' } })
})
