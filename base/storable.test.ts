import { expect, test } from 'vitest'
import { isStorable, storableText } from './storable.ts'

const LONE = '\ud83d'

test.each([
  ['a text with NUL', 'a\u0000'],
  ['half of a sign', LONE],
  ['its other half', '\udc00'],
  ['a member', { a: [{ b: LONE }] }],
  ["a member's name", { [LONE]: 1 }],
  ['half of a sign after a typed backslash', `\\${LONE}`],
  ['a number that no double holds', { a: [JSON.parse('1e400')] }],
])('rejects %s', (_, value) => {
  expect(isStorable(value)).toBe(false)
})

test.each([
  ['a whole sign', 'a 🎉'],
  ['what only looks like an escape', '\\u0000 \\ud83d'],
  ['nothing', undefined],
  ['null, and the word', { a: null, b: 'null', c: 1e300 }],
])('accepts %s', (_, value) => {
  expect(isStorable(value)).toBe(true)
})

test('replaces characters that cannot be stored', () => {
  expect(storableText(`a\u0000b${LONE}c🎉`)).toBe('a\ufffdb\ufffdc🎉')
})
