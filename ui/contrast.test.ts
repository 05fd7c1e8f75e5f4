import { expect, test } from 'vitest'
import { contrast, isHex, nearestReadable, READABLE } from './contrast.ts'
import { DARK_TOKENS, LIGHT_TOKENS } from './tokens.ts'

test('measures the contrast of the designed colours', () => {
  expect(contrast('#211970', '#FFFFFF')).toBeCloseTo(14.6, 1)
  expect(contrast('#354EB1', '#000000')).toBeCloseTo(2.9, 1)
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
})

test('finds a readable colour on any background', () => {
  for (const ground of ['#354EB1', '#8280FF', '#777777', '#FFFFFF', '#000000', '#51CBFF']) {
    for (const text of ['#000000', '#FFFFFF', '#808080', '#FF0000']) {
      const better = nearestReadable(ground, text)
      expect(isHex(better)).toBe(true)
      expect(contrast(ground, better)).toBeGreaterThanOrEqual(READABLE)
    }
  }
})

test("keeps the nearest readable colour close to the text's own", () => {
  expect(nearestReadable('#354EB1', '#000000')).toBe('#FFFFFF')
  expect(nearestReadable('#FFFFFF', '#FF8080').slice(1, 3)).not.toBe('00')
})

test.each([
  ['light', LIGHT_TOKENS],
  ['dark', DARK_TOKENS],
])('keeps the ratio of every text and edge in the %s theme', (_name, tokens) => {
  const on = (ground: string, text: string) => contrast(tokens[ground] ?? '', tokens[text] ?? '')
  for (const text of ['ink', 'ink2', 'ink3', 'accent']) expect(on('sheet', text)).toBeGreaterThanOrEqual(4.5)
  for (const text of ['ink', 'ink2', 'ink3']) expect(on('canvas', text)).toBeGreaterThanOrEqual(4.5)
  for (const status of ['owner', 'pending', 'expired', 'error', 'anchoring'])
    expect(on(`${status}-ground`, `${status}-text`)).toBeGreaterThanOrEqual(4.5)
  expect(on('brand', 'on-brand')).toBeGreaterThanOrEqual(4.5)
  expect(on('accent-soft', 'accent')).toBeGreaterThanOrEqual(4.5)
  for (const line of ['edge', 'ring']) expect(on('sheet', line)).toBeGreaterThanOrEqual(3)
})
