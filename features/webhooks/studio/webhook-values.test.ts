import { expect, test } from 'vitest'
import { checkWebhook } from './webhook-values.ts'

const check = (url: string) => checkWebhook({ url, kinds: ['badge.issued'], withAddresses: false }).url

test('an endpoint needs an address and an event', () => {
  expect(checkWebhook({ url: ' ', kinds: [], withAddresses: false })).toEqual({
    url: 'urlMissing',
    kinds: 'kindsMissing',
  })
})

test.each([
  ['https://hooks.example.org/blazon', undefined],
  ['http://127.0.0.1:8080/', undefined],
  ['hooks.example.org', 'urlRefused'],
  ['javascript:alert(1)', 'urlRefused'],
  [`https://example.org/${'x'.repeat(500)}`, 'urlInvalid'],
])('%s is %s', (url, problem) => expect(check(url)).toBe(problem))
