import { expect, test } from 'vitest'
import { holdPrototypes } from './hold-prototypes.ts'

test.each([
  ['the prototype of objects', () => Object.prototype],
  ['the prototype of arrays', () => Array.prototype],
  ['an inherited function', () => Object.prototype.toString],
  ['the constructor of objects', () => Object],
  ['the prototype of functions', () => Function.prototype],
  ['the prototype of errors', () => Error.prototype],
  ['the prototype of map iterators', () => Object.getPrototypeOf(new Map().entries())],
])('refuses a new member on %s', (_, held) => {
  holdPrototypes()
  expect(() => Object.assign(held(), { '@id': '__proto__' })).toThrow(TypeError)
})

test('allows an object to override an inherited function', () => {
  holdPrototypes()
  const own: { toString?: () => string } = {}
  own.toString = () => 'own'
  expect(String(own)).toBe('own')
})
