import { expect, test } from 'vitest'
import { readIssuerRegistries } from './issuer-registries.ts'

test('reads addresses with and without a name', () => {
  expect(
    readIssuerRegistries('Schools of Lyon=https://a.example/r.json?x=1, https://b.example:8443/lists/registry.json'),
  ).toEqual([
    { name: 'Schools of Lyon', url: 'https://a.example/r.json?x=1' },
    { name: 'b.example:8443/lists', url: 'https://b.example:8443/lists/registry.json' },
  ])
  expect(readIssuerRegistries('')).toEqual([])
})

test.each(['http://a.example/r.json', 'a.example/r.json', 'Schools', 'https:///r.json', 'https://a.example'])(
  'refuses %s',
  (text) => {
    expect(readIssuerRegistries(text)).toBeUndefined()
  },
)
