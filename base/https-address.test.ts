import { expect, test } from 'vitest'
import { readHttpsAddress, withHttps } from './https-address.ts'

const MAX = 500
const long = (length: number) => `https://example.org/${'a'.repeat(length - 'https://example.org/'.length)}`

test.each([
  ['', ''],
  [' https://example.org/report ', 'https://example.org/report'],
  ['HTTPS://Example.org', 'https://example.org/'],
  ['https://example.org:8443/a?b=c&d=%20#e', 'https://example.org:8443/a?b=c&d=%20#e'],
  ['https://exämple.org/été', 'https://xn--exmple-cua.org/%C3%A9t%C3%A9'],
  ['https://example.org/a[1]|{2}', 'https://example.org/a%5B1%5D%7C%7B2%7D'],
  ['https://example.org/100%', 'https://example.org/100%25'],
  ['https://example.org/a\u0001\u007f\u0085', 'https://example.org/a%01%7F%C2%85'],
  ['https://example.org/\ufffe', 'https://example.org/%EF%BF%BE'],
  [long(MAX), long(MAX)],
])('reads the address %j', (typed, signed) => {
  expect(readHttpsAddress(typed, MAX)).toBe(signed)
})

test.each([
  'example.org/report',
  'http://example.org/report',
  'https:example.org',
  'javascript:alert(1)',
  'https://localhost/report',
  'https://example.org./report',
  'https://[::1]/report',
  'https://lea@example.org/report',
  'https://lea:secret@example.org/report',
  'https://example.org/a report',
  'https://example.org/a\nreport',
  'https://',
  long(MAX + 1),
  `https://example.org/${'é'.repeat(100)}`,
])('refuses the address %j', (typed) => {
  expect(readHttpsAddress(typed, MAX)).toBeUndefined()
})

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/club?b=c#d ', 'https://www.example.org/club?b=c#d'],
  ['example.org:8443/club', 'https://example.org:8443/club'],
  ['exämple.org', 'https://exämple.org'],
])('adds https:// to %j', (typed, address) => {
  expect(withHttps(typed)).toBe(address)
})

test.each([
  '',
  'https://example.org',
  'HTTPS://example.org',
  'http://example.org',
  '//example.org',
  'example',
  'not a site',
  'lea@example.org',
  'javascript:alert.call(1)',
  'mailto:lea@example.org',
  'example..org',
])('leaves %j as it is', (typed) => {
  expect(withHttps(typed)).toBe(typed)
})
