import { expect, test } from 'vitest'
import { isNameOf, pauseLeft } from './sub-rows.ts'

test('an invitation pauses for 15 seconds after it was mailed', () => {
  const at = '2026-11-24T10:00:00.000Z'
  const after = (ms: number) => pauseLeft(at, Date.parse(at) + ms)
  expect([0, 1, 14_001, 15_000, 99_000].map(after)).toEqual([15, 15, 1, 0, 0])
  expect(after(-60_000)).toBe(15)
  expect(pauseLeft('', Date.now())).toBe(0)
})

test('a typed name matches whatever its case, apostrophes and spaces', () => {
  expect(isNameOf('Vélo  Sud', ' vélo sud ')).toBe(true)
  expect(isNameOf('Fablab de l’Île', "fablab de l'île")).toBe(true)
  expect(isNameOf('Vélo Sud', 'velo sud')).toBe(false)
  expect(isNameOf('', '')).toBe(false)
})
