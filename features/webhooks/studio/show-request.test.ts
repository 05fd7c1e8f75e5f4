import { expect, test } from 'vitest'
import { curlOf, jsonParts, pathOf, plainUrl, readableBody } from './show-request.ts'

const BODY = `{"type":"member.joined","data":{"name":"L'été: \\"oui\\""}}`

test('a copied command keeps the bytes of the body, whatever quotes they have', () => {
  const command = curlOf({
    url: 'https://hooks.example.org/a',
    headers: [{ name: 'webhook-id', value: 'msg_1' }],
    body: BODY,
  })
  expect(command.split(' \\\n  ')).toEqual([
    "curl -X POST 'https://hooks.example.org/a'",
    "-H 'webhook-id: msg_1'",
    String.raw`--data-raw '{"type":"member.joined","data":{"name":"L'\''été: \"oui\""}}'`,
  ])
})

test('only the names of members are set apart, also where a text looks like one', () => {
  const parts = jsonParts(readableBody(BODY))
  expect(parts.map(({ text }) => text).join('')).toBe(readableBody(BODY))
  expect(parts.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(['"type"', '"data"', '"name"'])
})

test('a body that is no JSON stays as it is', () => {
  expect(readableBody('stock table is locked')).toBe('stock table is locked')
  expect(jsonParts('stock table is locked')).toEqual([{ at: 0, text: 'stock table is locked', isName: false }])
})

test('addresses are shown without scheme, and as a path in a request', () => {
  expect(plainUrl('https://shop.example.org/api/badges')).toBe('shop.example.org/api/badges')
  expect(plainUrl('https://shop.example.org/')).toBe('shop.example.org')
  expect(pathOf('https://shop.example.org/api?x=1')).toBe('/api?x=1')
})
