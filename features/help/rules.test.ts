import { expect, test } from 'vitest'
import { ALL_GUIDES, GUIDE_PICTURES, GUIDES, isGuide } from './rules.ts'

test('has each page once, those for organisers first, and a picture for each', () => {
  expect(ALL_GUIDES).toEqual([...GUIDES.organisers, ...GUIDES.holders])
  expect(new Set(ALL_GUIDES).size).toBe(ALL_GUIDES.length)
  expect(Object.keys(GUIDE_PICTURES).sort()).toEqual([...ALL_GUIDES].sort())
})

test.each([
  ['first-badge', true],
  ['verify', true],
  ['Verify', false],
  ['verify/', false],
  ['toString', false],
  ['', false],
])('knows a page by the name %j: %s', (name, isOne) => {
  expect(isGuide(name)).toBe(isOne)
})
