import { expect, test } from 'vitest'
import { middleArea } from './cut-picture.ts'

test.each([
  ['the whole picture of these proportions', [960, 960, 1], { x: 0, y: 0, width: 960, height: 960 }],
  ['the middle of a wide picture', [1000, 600, 1], { x: 200, y: 0, width: 600, height: 600 }],
  ['the middle of a tall picture', [600, 1000, 2], { x: 0, y: 350, width: 600, height: 300 }],
  ['a card by its ratio, whole pixels only', [1284, 810, 856 / 540], { x: 0, y: 0, width: 1284, height: 810 }],
] as const)('takes %s', (_, [width, height, aspect], area) => {
  expect(middleArea(width, height, aspect)).toEqual(area)
})
