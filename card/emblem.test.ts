import { expect, test } from 'vitest'
import { contrastRatio } from '#base/colors.ts'
import { initialsOf, planEmblem } from './emblem.ts'

const SQUARE = { width: 512, height: 512 }
const COLORS = ['#000000', '#ffffff', '#4723AD', '#51CBFF', '#808080', '#A31538', '#F3E600']

test('draws the same emblem for a name and a colour every time, and another for another name', () => {
  const draw = (name: string, color = '#4723AD') => JSON.stringify(planEmblem(name, color, SQUARE))
  expect(draw('Cordée Lyon')).toBe(draw('Cordée Lyon'))
  expect(draw(' cordée lyon ')).toBe(draw('Cordée Lyon'))
  expect(draw('Vélo Nord')).not.toBe(draw('Cordée Lyon'))
  expect(draw('Cordée Lyon', '#A31538')).not.toBe(draw('Cordée Lyon'))
})

test.each([
  ['Cordée Lyon', 'CL'],
  ['Les amis de Zoë', 'LZ'],
  ['école', 'É'],
  ['🎉 Gala 🎉', 'G'],
  ['Club «42»', 'C4'],
  ['🎉', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each(COLORS)('on %s its letters are readable, and its field differs from the card', (color) => {
  for (const name of ['Cordée Lyon', 'Bienvenue', 'Vélo Nord', 'Gala', 'A b', 'Chorale']) {
    const { coin, ink, parts } = planEmblem(name, color, SQUARE)
    expect(contrastRatio(coin.fill, ink)).toBeGreaterThanOrEqual(7)
    expect(contrastRatio(parts[0]?.fill ?? color, color)).toBeGreaterThan(1.8)
    expect(contrastRatio(parts[0]?.fill ?? '', coin.fill)).toBeGreaterThan(4.5)
  }
})

test.each([SQUARE, { width: 856, height: 540 }])('its letters are inside the coin, and the coin inside %o', (size) => {
  for (const name of ['W', 'Women Workers', 'Il']) {
    const { coin, style } = planEmblem(name, '#000000', size)
    expect(style.size).toBeLessThanOrEqual(coin.r * 1.2)
    expect(coin.cy + coin.r).toBeLessThan(size.height)
    expect(coin.cy - coin.r).toBeGreaterThan(0)
  }
})
