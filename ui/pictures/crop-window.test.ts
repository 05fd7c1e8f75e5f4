import { expect, test } from 'vitest'
import { windowShade } from './crop-window.ts'

const at = { x: 0, y: 0, scale: 1 }
const svgOf = (box: { x: number; y: number; width: number; height: number }, aspect: number, place = at) =>
  decodeURIComponent(windowShade({ box, outline: { d: 'M0 0H9V9Z', at: place } }, aspect))
const viewOf = (svg: string) =>
  svg
    .match(/viewBox="([^"]+)"/)?.[1]
    ?.split(' ')
    .map(Number)

test('covers a tall window with a square picture that overflows at the sides', () => {
  expect(viewOf(svgOf({ x: 64, y: 110, width: 352, height: 402 }, 1))).toEqual([39, 110, 402, 402])
})

test('covers a wide window with a square picture that overflows at top and foot', () => {
  expect(viewOf(svgOf({ x: 0, y: 0, width: 400, height: 200 }, 1))).toEqual([0, -100, 400, 400])
})

test('covers a box with a wide picture without stretching it', () => {
  expect(viewOf(svgOf({ x: 300, y: 0, width: 100, height: 100 }, 2))).toEqual([250, 0, 200, 100])
})

test('cuts the outline at the box, also where the outline is moved and scaled', () => {
  const svg = svgOf({ x: 10, y: 20, width: 100, height: 100 }, 1, { x: 30, y: 40, scale: 0.5 })
  expect(svg).toContain('<rect x="-40" y="-40" width="200" height="200"/></clipPath>')
})
