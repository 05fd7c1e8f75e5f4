import { expect, test } from 'vitest'
import { contrastRatio, isHex, READABLE } from '#base/colors.ts'
import { nearestReadable } from './nearest-readable.ts'

test('the nearest readable colour is readable on any background', () => {
  for (const ground of ['#354EB1', '#8280FF', '#777777', '#FFFFFF', '#000000', '#51CBFF']) {
    for (const text of ['#000000', '#FFFFFF', '#808080', '#FF0000']) {
      const better = nearestReadable(ground, text)
      expect(isHex(better)).toBe(true)
      expect(contrastRatio(ground, better)).toBeGreaterThanOrEqual(READABLE)
    }
  }
})

test('the nearest readable colour stays as close to the text as it can', () => {
  expect(nearestReadable('#354EB1', '#000000')).toBe('#FFFFFF')
  expect(nearestReadable('#FFFFFF', '#FF8080').slice(1, 3)).not.toBe('00')
})
