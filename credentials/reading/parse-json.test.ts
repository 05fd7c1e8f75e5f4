import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

const reading = (text: string) => {
  try {
    return parseJson(text)
  } catch (error) {
    return (error as { reason?: string }).reason
  }
}

test('reads all JSON that a program writes', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(3), (text, indent) => {
      const value = JSON.parse(text)
      expect(parseJson(JSON.stringify(value, null, indent))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test.each([
  ['in an object', '{"a":1,"b":2,"a":1}'],
  ['in an object in a list', '[{"a":[{"c":1,"c":2}]}]'],
  ['written with an escape', '{"name":1,"n\\u0061me":2}'],
  ['with space around it', '{"a"\n : 1, "a"\t: 2}'],
  ['that every object inherits', '{"__proto__":1,"__proto__":2}'],
  ['with quotation marks and backslashes', '{"\\\\\\"":"\\\\","\\\\\\"":1}'],
])('refuses a member twice %s', (_, text) => {
  expect(reading(text)).toBe('jsonAmbiguous')
})

test.each(['1e400', '-1e400', '1e-400', `${'9'.repeat(400)}`, '[0, {"a": 12E+999}]'])(
  'refuses the number %s, which no double holds',
  (text) => {
    expect(reading(text)).toBe('jsonAmbiguous')
  },
)

test('takes the same name in two objects, in texts and in lists', () => {
  const text = '{"a":{"a":"a"},"b":[{"a":1},{"a":2}],"c":["a","a"],"d":"1e400 \\"a\\":\\"a\\"","0":0.0e-400}'
  expect(reading(text)).toEqual(JSON.parse(text))
})

test.each(['', '{', "{'a':1}", '{"a":1,}', '01', 'NaN'])('reads nothing out of %j', (text) => {
  expect(reading(text)).toBeUndefined()
})

test.each([
  ['a megabyte of brackets', `${'[{"a":'.repeat(150_000)}1${'}]'.repeat(150_000)}`],
  ['a megabyte of numbers', `[${Array(500_000).fill(0).join(',')}]`],
  ['a megabyte of names', `{${Array.from({ length: 80_000 }, (_, i) => `"n${i}":0`).join(',')}}`],
])('ends early in %s', (_, text) => {
  expect(reading(text)).toBe('credentialTooLarge')
})
