import { describe, expect, test } from 'vitest'
import { mayDefine, mayPublish } from './is-permitted.ts'

const ID = 'https://a.example/issuer'
const issuer = (startsWith: string[], allowedOrigins: string[] = []) => ({ id: ID, startsWith, allowedOrigins })

test.each([
  ['https://a.example/badges', 'https://a.example/badges', true],
  ['https://a.example/badges', 'https://a.example/badges/', true],
  ['https://a.example/badges', 'https://a.example/badges/1?v=2', true],
  ['https://a.example/badges/', 'https://a.example/badges/1', true],
  ['https://a.example/', 'https://a.example/any', true],
  ['https://A.example:443/badges', 'https://a.example/badges/1', true],
  ['https://a.example/b%61dges', 'https://a.example/badges/1', true],
  ['https://b.example/badges', 'https://b.example/badges/1', true],
  ['https://a.example/show?b=', 'https://a.example/show?b=1', true],
  ['https://a.example/show?site=1', 'https://a.example/show?site=1&b=2', true],
  ['https://a.example/badges', 'https://a.example/badges-evil', false],
  ['https://a.example/badges', 'https://a.example/badge', false],
  ['https://a.example/badges', 'https://a.example/', false],
  ['https://a.example/badges', 'https://a.example.evil.example/badges/1', false],
  ['https://a.example/badges', 'https://a.example@evil.example/badges/1', false],
  ['https://a.example/badges', 'https://evil.example/https://a.example/badges/1', false],
  ['https://a.example/badges', 'https://a.example:8443/badges/1', false],
  ['https://a.example/badges', 'https://user@a.example/badges/1', false],
  ['https://a.example/badges', 'https://:word@a.example/badges/1', false],
  ['https://a.example/badges', 'https://a.example/badges/../evil/1', false],
  ['https://a.example/badges', 'https://a.example/badges/%2e%2e/evil/1', false],
  ['https://a.example/badges', 'https://a.example/badges/..%2fevil/1', false],
  ['https://a.example/badges', 'https://a.example/badges/..%5cevil/1', false],
  ['https://a.example/badges', 'https://a.example/badges\\..\\evil/1', false],
  ['https://a.example/badges', 'https://a.example/badges//..//evil', false],
  ['https://a.example/badges', 'https://a.example/%zz', false],
  ['https://a.example/badges', 'https://a.example/badges/..;/evil/1', false],
  ['https://a.example/badges', 'https://a.example/badges/..%20/evil/1', false],
  ['https://a.example/badges', 'https://a.example/badges/.%2e;a/evil/1', false],
  ['https://a.example/badges', 'https://a.example/badges/%252e%252e/evil/1', false],
  ['https://a.example/badges', 'https://a.example/badges/.../evil/1', false],
  ['https://a.example/badges', 'https://a.example/badges/.well-known/1', true],
  ['https://a.example/badges', `https://a.example/badges/${'1'.repeat(2000)}`, false],
  ['https://a.example/badges', 'https://evil.example/?https://a.example/badges/', false],
  ['https://a.example', 'https://a.example.evil.example/', false],
  ['a.example/badges', 'https://a.example/badges/1', false],
  ['h', 'https://a.example/badges/1', false],
  ['', 'https://a.example/badges/1', false],
  ['https://a.example/show?site=1', 'https://a.example/show?site=12', false],
  ['https://a.example/show?site=1', 'https://a.example/show?site=1&site=2', false],
  ['https://a.example/show?site=1', 'https://a.example/show/more?site=1', false],
])('startsWith %s and an assertion at %s: %j', (prefix, address, may) => {
  expect(mayPublish(issuer([prefix]), address)).toBe(may)
})

test('one of several beginnings is enough', () => {
  const permitting = issuer(['https://a.example/x', 'https://b.example/badges'])
  expect(mayPublish(permitting, 'https://b.example/badges/1')).toBe(true)
  expect(mayPublish(permitting, 'https://a.example/badges/1')).toBe(false)
})

describe.each([
  ['an assertion', mayPublish],
  ['a badge class', mayDefine],
])('%s without startsWith', (_, may) => {
  test.each([
    ['https://a.example/any', [], true],
    ['https://www.a.example/any', [], false],
    ['https://a.example:8443/any', [], false],
    ['https://b.example/any', ['b.example'], true],
    ['https://b.example/any', ['c.example', 'B.example'], true],
    ['https://b.example/any', ['https://b.example'], true],
    ['https://b.example/any', ['https://b.example/'], true],
    ['https://bücher.example/any', ['bücher.example'], true],
    ['https://b.example/any', ['b.example?x'], false],
    ['https://sub.b.example/any', ['b.example'], false],
    ['https://b.example.evil.example/any', ['b.example'], false],
    ['https://b.example/any', ['b.example/badges'], false],
    ['https://b.example/any', ['x@b.example'], false],
    ['https://b.example/any', ['*'], false],
    ['https://b.example/any', [''], false],
    ['urn:uuid:1', [''], false],
  ])('at %s, with %j allowed: %j', (address, allowed, is) => {
    expect(may(issuer([], allowed), address)).toBe(is)
  })
})

test("a badge class may be on the issuer's host beside the assertions", () => {
  const permitting = issuer(['https://a.example/assertions'])
  expect(mayDefine(permitting, 'https://a.example/badges/1')).toBe(true)
  expect(mayDefine(permitting, 'https://b.example/badges/1')).toBe(false)
})
