import { expect, test } from 'vitest'
import { contrastRatio } from '#base/colors.ts'
import { DARK_TOKENS, LIGHT_TOKENS } from './tokens.ts'

test.each([
  ['light', LIGHT_TOKENS],
  ['dark', DARK_TOKENS],
])('every text and edge of the %s theme keeps its ratio', (_name, tokens) => {
  const on = (ground: string, text: string) => contrastRatio(tokens[ground] ?? '', tokens[text] ?? '')
  for (const text of ['ink', 'ink2', 'ink3', 'accent']) expect(on('sheet', text)).toBeGreaterThanOrEqual(4.5)
  for (const text of ['ink', 'ink2', 'ink3']) expect(on('canvas', text)).toBeGreaterThanOrEqual(4.5)
  for (const status of ['owner', 'pending', 'expired', 'error', 'anchoring'])
    expect(on(`${status}-ground`, `${status}-text`)).toBeGreaterThanOrEqual(4.5)
  expect(on('brand', 'on-brand')).toBeGreaterThanOrEqual(4.5)
  expect(on('accent-soft', 'accent')).toBeGreaterThanOrEqual(4.5)
  for (const line of ['edge', 'ring']) expect(on('sheet', line)).toBeGreaterThanOrEqual(3)
})
