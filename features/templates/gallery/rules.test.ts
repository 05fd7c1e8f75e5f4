import { expect, test } from 'vitest'
import { galleryScope, picturesIn } from './rules.ts'

test.each([
  ['basic', 'basic-community'],
  ['community', 'basic-community'],
  ['role', 'basic-community'],
  ['participation', 'participation'],
  ['ticket', 'participation'],
  ['membership', 'membership'],
] as const)('offers for %s the pictures of %s', (category, scope) => {
  expect(galleryScope(category)).toBe(scope)
})

test.each([
  ['summits', 6],
  ['wave', 8],
  ['moments', 8],
  ['toString', undefined],
  ['', undefined],
])('has in the collection %j %j pictures', (collection, count) => {
  expect(picturesIn(collection)).toBe(count)
})
