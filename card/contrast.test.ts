import { describe, expect, it } from 'vitest'
import { contrastRatio, inkOn, nearestReadable, parseHex, READABLE, shadeFor, toHsl } from './contrast.ts'

const FIELDS = ['#211970', '#8280FF', '#F3F3F3', '#FFFFFF', '#000000', '#354eb1', '#777777', '#00ff00', '#ff0000']
const TEXTS = ['#FFFFFF', '#000000', '#808080', '#8280FF', '#ffee00']

describe('contrast', () => {
  it('measures the designed colours', () => {
    expect(contrastRatio('#211970', '#ffffff')).toBeCloseTo(14.6, 1)
    expect(contrastRatio('#ffffff', '#8280FF')).toBeCloseTo(3.2, 1)
    expect(contrastRatio('#000000', '#354eb1')).toBeCloseTo(2.9, 1)
    expect(contrastRatio('#000', '#fff')).toBe(21)
  })

  it('shades a field until any text is readable on it, and keeps a readable one', () => {
    for (const field of FIELDS) {
      for (const text of TEXTS) expect(contrastRatio(shadeFor(field, text), text)).toBeGreaterThanOrEqual(READABLE)
    }
    expect(shadeFor('#211970', '#ffffff')).toBe('#211970')
  })

  it('keeps the hue of a shaded field', () => {
    expect(Math.abs(toHsl(shadeFor('#8280FF', '#ffffff')).h - toHsl('#8280FF').h)).toBeLessThan(8)
  })

  it('derives a text colour from the field', () => {
    for (const field of FIELDS) expect(contrastRatio(inkOn(field), field)).toBeGreaterThanOrEqual(READABLE)
    expect(contrastRatio(inkOn('#8280FF'), '#0F0A3A')).toBeLessThan(1.1)
  })

  it('offers the nearest readable text colour', () => {
    expect(contrastRatio(nearestReadable('#8280FF', '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(READABLE)
  })

  it('reads only hex colours', () => {
    expect(parseHex('#abc')).toEqual({ r: 170, g: 187, b: 204 })
    for (const bad of ['red', '#12', '#12345', 'url(#x)', '']) expect(parseHex(bad)).toBeUndefined()
  })
})
