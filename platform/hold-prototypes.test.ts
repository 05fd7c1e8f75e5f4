import { expect, test } from 'vitest'
import { holdPrototypes } from './hold-prototypes.ts'

test.each([
  ['a held prototype', () => Object.prototype],
  ['what every list inherits', () => Array.prototype],
  ['a function that every object inherits', () => Object.prototype.toString],
  ['the constructor that every object inherits', () => Object],
  ['what every function inherits', () => Function.prototype],
  ['what every error inherits', () => Error.prototype],
  ['what every iterator of a map inherits', () => Object.getPrototypeOf(new Map().entries())],
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
