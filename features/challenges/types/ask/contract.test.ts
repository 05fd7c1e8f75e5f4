import { describe, expect, test } from 'vitest'
import { askData } from './contract.ts'
import { isLocal } from './rules.ts'

describe('an address over plain http', () => {
  test.each([
    'http://localhost',
    'http://localhost/',
    'http://localhost:8080/check?x=1',
    'http://127.0.0.1',
    'http://127.20.130.4:80/check',
    'http://[::1]:65535',
  ])('is of the machine itself: %s', (url) => {
    expect(isLocal(url)).toBe(true)
  })

  test.each([
    'https://localhost',
    'http://example.org',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'http://localhost:80@evil.example',
    'http://127.0.0.1.evil.example',
    'http://127.0.0',
    'http://127.0.0.1234',
    'http://128.0.0.1',
    'http://[::1].evil.example',
    'http://localhost:123456',
    'http://localhost:port',
    'http://localhost/a page',
    'x http://localhost',
    'http://127.a.b.c',
  ])('is not of the machine itself: %s', (url) => {
    expect(isLocal(url)).toBe(false)
  })
})

describe("a community's own server", () => {
  test.each(['https://example.org/check', ' https://example.org ', 'http://localhost:8080/check'])(
    'is asked at %j',
    (url) => {
      expect(askData.parse({ url })).toEqual({ url: url.trim() })
    },
  )

  test.each([
    'http://example.org/check',
    'ftp://example.org',
    'example.org',
    'x https://example.org',
    'view-source:https://example.org',
    'https://example.org/a page',
    'https://',
    'https://exa[mple.org',
    `https://example.org/${'x'.repeat(200)}`,
  ])('is not asked at %j', (url) => {
    expect(askData.safeParse({ url }).success).toBe(false)
  })
})
