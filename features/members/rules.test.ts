import { expect, test } from 'vitest'
import { isSameName } from './rules.ts'

test.each([
  ['Ateliers du Quai', 'Ateliers du Quai'],
  [' ateliers  du quai ', 'Ateliers du Quai'],
  ["ecole d'ete", 'École d’été'],
  ['🧗', '🧗'],
])('%o confirms %o', (typed, name) => {
  expect(isSameName(typed, name)).toBe(true)
})

test.each([
  ['', 'Ateliers du Quai'],
  ['Ateliers', 'Ateliers du Quai'],
  [' ', ' '],
])('%o does not confirm %o', (typed, name) => {
  expect(isSameName(typed, name)).toBe(false)
})
