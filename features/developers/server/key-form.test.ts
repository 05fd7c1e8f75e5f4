import { expect, test } from 'vitest'
import { findKeyText, idOfKey, makeKeyText } from './key-form.ts'
import { isInNetworks, readNetwork } from './networks.ts'

test('a key is 80 characters with its id, and tells a mistyped one by itself', () => {
  const { id, text } = makeKeyText()
  expect(text).toMatch(/^blz_[0-9a-z]{26}_[\w-]{43}[0-9A-Za-z]{6}$/)
  expect(text).toHaveLength(80)
  expect(idOfKey(text)).toBe(id)
  for (let at = 4; at < 80; at += 1) {
    const other = `${text.slice(0, at)}${text[at] === '2' ? '3' : '2'}${text.slice(at + 1)}`
    expect(idOfKey(other), other).toBeUndefined()
  }
  expect(idOfKey(`${text}x`)).toBeUndefined()
  expect(idOfKey(`x${text}`)).toBeUndefined()
})

test('a rotated key keeps its id', () => {
  const { id, text } = makeKeyText()
  const next = makeKeyText(id)
  expect(next.text).not.toBe(text)
  expect(idOfKey(next.text)).toBe(id)
})

test('a key is found in an address', () => {
  const { text } = makeKeyText()
  expect(findKeyText(`/api/v1/managers/templates?token=${text}&type=basic`)).toBe(text)
  expect(findKeyText('/api/v1/managers/templates?token=blz_short')).toBeUndefined()
})

test.each([
  ['192.0.2.7', '192.0.2.7/32'],
  [' 192.0.2.0/24 ', '192.0.2.0/24'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['2001:db8::1', '2001:db8::1/128'],
  ['192.0.2.0/33', undefined],
  ['192.0.2.0/', undefined],
  ['192.0.2.0/24/1', undefined],
  ['fe80::1%eth0', undefined],
  ['example.org', undefined],
  ['', undefined],
])('the network %s is read as %s', (text, network) => expect(readNetwork(text)).toBe(network))

test.each([
  ['192.0.2.200', true],
  ['192.0.3.1', false],
  ['::ffff:192.0.2.200', true],
  ['2001:db8:1::5', true],
  ['2001:db9::1', false],
  ['', false],
])('the address %s: %s', (ip, isInside) => expect(isInNetworks(ip, ['192.0.2.0/24', '2001:db8::/32'])).toBe(isInside))
