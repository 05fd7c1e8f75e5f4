import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LAYERS, layerVariables } from './layers.ts'
import { theme } from './theme.ts'

const ROOT = new URL('../..', import.meta.url)
const SHEETS = globSync('{ui,features,apps}/**/*.css', { cwd: ROOT.pathname })
const SOURCES = globSync('{ui,features,apps}/**/*.tsx', { cwd: ROOT.pathname })

describe('the scale', () => {
  test.each([
    ['the question about cookies', 'banner', 'bar'],
    ["the phone's bar", 'bar', 'sends'],
    ['the question about cookies', 'banner', 'sideShortcuts'],
    ['the question about cookies', 'banner', 'tour'],
    ['a send in progress', 'sends', 'tour'],
    ['a tour of the page', 'tour', 'dialog'],
    ['a dialog', 'dialog', 'sendsBesideDialog'],
    ['a dialog', 'dialog', 'dialogNote'],
    ['a dialog', 'dialog', 'tourOfDialog'],
    ['a tour of a dialog', 'tourOfDialog', 'popover'],
    ['a menu', 'popover', 'toast'],
    ['a toast', 'toast', 'skip'],
  ] as const)('%s (%s) lies under %s', (_, under, over) => {
    expect(LAYERS[under]).toBeLessThan(LAYERS[over])
  })

  test('every layer is a variable of the page', () => {
    const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
    for (const [name, level] of Object.entries(layerVariables())) expect(sheet).toContain(`  ${name}: ${level};`)
  })

  test.each([
    ['ModalRoot', LAYERS.dialog],
    ['Popover', LAYERS.popover],
    ['Menu', LAYERS.popover],
    ['Combobox', LAYERS.popover],
    ['Tooltip', LAYERS.popover],
  ])('%s is in its layer', (part, level) => {
    const props = theme.components?.[part]?.defaultProps as { zIndex?: number }
    expect(props.zIndex).toBe(level)
  })
})

test('a style sheet uses a layer, or orders only inside of one part', () => {
  const known = ['-1', '0', '1', ...Object.keys(layerVariables()).map((name) => `var(${name})`)]
  const levels = SHEETS.flatMap((sheet) =>
    [...read(sheet).matchAll(/z-index:\s*([^;}]+)/g)].map(([, level]) => ({ sheet, level: level?.trim() ?? '' })),
  )
  expect(levels.length).toBeGreaterThan(8)
  expect(levels.filter(({ level }) => !known.includes(level))).toEqual([])
})

test('no part sets a level of its own', () => {
  expect(SOURCES.filter((source) => /zIndex\s*[:=]\s*\{?\s*['"]?\d/.test(read(source)))).toEqual([])
})

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8')
}
