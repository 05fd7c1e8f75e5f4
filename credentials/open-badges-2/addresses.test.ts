import { expect, test } from 'vitest'
import { isSameId, isSamePlace, webAddress } from './addresses.ts'

const LONG = `https://a.example/${'x'.repeat(2000)}`
const UUID = '3d0f1c8e-8f0b-4d0c-9a53-3f8a0a5e9f10'

test.each([
  [`urn:uuid:${UUID}`, `urn:uuid:${UUID.toUpperCase()}`, true],
  [`URN:UUID:${UUID}`, `urn:uuid:${UUID}`, true],
  ['urn:x:a', 'urn:x:A', false],
  ['URN:X:a', 'urn:x:a', true],
  ['https://A.example:443/1', 'https://a.example/1', true],
  ['https://a.example/a', 'https://a.example/A', false],
  [LONG, LONG, true],
  [LONG, LONG.replace('a.example', 'A.example'), false],
])('%s is the same identifier as %s: %j', (a, b, is) => {
  expect(isSameId(a, b)).toBe(is)
})

test('a text beyond 2,000 characters is no address', () => {
  expect(webAddress(LONG)).toBeUndefined()
  expect(webAddress(LONG.slice(0, 2000))?.host).toBe('a.example')
})

test.each([
  ['https://a.example/i?v=2_0', 'https://a.example/i', true],
  ['http://a.example/i/', 'https://a.example/i', true],
  ['https://a.example/i?id=1&v=2_0', 'https://a.example/i?id=1', true],
  ['https://a.example/i?id=1', 'https://a.example/i?id=2', false],
  ['https://a.example/i?id=1', 'https://a.example/i', false],
  ['https://a.example/uploads/i', 'https://a.example/i', false],
  ['https://a.example:8443/i', 'https://a.example/i', false],
  ['https://b.example/i', 'https://a.example/i', false],
  ['urn:x', 'urn:x', false],
])('%s is the place of %s: %j', (a, b, is) => {
  expect(isSamePlace(a, b)).toBe(is)
})
