import { expect, test } from 'vitest'
import { contrastRatio, isHex, luminance, mix, parseHex, toHex } from './colors.ts'

test.each([
  ['#211970', '#ffffff', 14.6],
  ['#ffffff', '#8280FF', 3.2],
  ['#000000', '#354eb1', 2.9],
  ['#777777', '#ffffff', 4.5],
  ['#000', '#fff', 21],
  ['#8280FF', '#8280FF', 1],
])('%s and %s have a contrast of %s to 1, in either order', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
})

test('a grey that looks half as light has a fifth of the luminance of white', () => {
  expect(luminance('#808080')).toBeCloseTo(0.216, 3)
  expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1])
})

test('colours are read in short and long form, and written in the long form', () => {
  expect(parseHex('#abc')).toEqual({ r: 170, g: 187, b: 204 })
  expect(toHex(parseHex(' #0A0b0C ') ?? { r: 0, g: 0, b: 0 })).toBe('#0a0b0c')
})

test.each(['red', '#12', '#12345', 'url(#x)', ''])('%s is no colour, and counts as black', (text) => {
  expect(parseHex(text)).toBeUndefined()
  expect(isHex(text)).toBe(false)
  expect(luminance(text)).toBe(0)
})

test("an issuer's colour has six digits", () => {
  expect([isHex('#8280FF'), isHex('#8280ff'), isHex('#abc'), isHex('8280FF')]).toEqual([true, true, false, false])
})

test('two colours are mixed by their share', () => {
  expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1)]).toEqual(['#000000', '#ffffff'])
  expect(mix('#102030', '#304050', 0.5)).toBe('#203040')
})
