import { expect, test } from 'vitest'
import { holdPrototypes } from './hold-prototypes.ts'

test.each([
  ['what every object inherits', () => Object.prototype],
  ['what every list inherits', () => Array.prototype],
  ['a function that every object inherits', () => Object.prototype.toString],
  ['the constructor that every object inherits', () => Object],
  ['what every function inherits', () => Function.prototype],
  ['what every error inherits', () => Error.prototype],
  ['what every iterator of a map inherits', () => Object.getPrototypeOf(new Map().entries())],
])('lets %s take no new member', (_, held) => {
  holdPrototypes()
  expect(() => Object.assign(held(), { '@id': '__proto__' })).toThrow(TypeError)
})

test('lets an object have a function of its own in place of an inherited one', () => {
  holdPrototypes()
  const own: { toString?: () => string } = {}
  own.toString = () => 'own'
  expect(String(own)).toBe('own')
})
