import { expect, test } from 'vitest'
import { hostInAddress } from './outside-link.tsx'

test.each([
  ['https://example.org/a?b#c', ['https://', 'example.org', '/a?b#c']],
  ['https://example.org', ['https://', 'example.org', '']],
  ['http://example.org:8080/example.org', ['http://', 'example.org:8080', '/example.org']],
  ['HTTPS://Example.ORG/', ['HTTPS://', 'Example.ORG', '/']],
  ['https://paypal.com@pal.com/', ['https://paypal.com@', 'pal.com', '/']],
  ['https://a@paypal.com@pal.com/', ['https://a@paypal.com@', 'pal.com', '/']],
  ['https://pal.com/@paypal.com', ['https://', 'pal.com', '/@paypal.com']],
  ['https://pal.com\\@paypal.com', ['https://', 'pal.com', '\\@paypal.com']],
  ['https://pal.com?@paypal.com', ['https://', 'pal.com', '?@paypal.com']],
  ['https://https/', ['https://', 'https', '/']],
  ['https://exa\tmple.org/@b', ['https://', 'exa\tmple.org', '/@b']],
  ['https://exämple.org/é', ['https://', 'exämple.org', '/é']],
])('finds the host in %j', (address, [before, host, after]) => {
  expect(hostInAddress(address)).toEqual({ before, host, after })
})

test.each([
  'https:example.org',
  'https:\\\\example.org',
  'https:///example.org',
  '\thttps://a.example',
  'https://',
  'ftp://a',
])('points out nothing in %j', (address) => {
  expect(hostInAddress(address)).toBeUndefined()
})
