import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLeftOpen, hasLeftOpen, keepLeftOpen, takeLeftOpen } from './left-open.ts'
import { standInBrowser } from './testing-browser.ts'

const DID = 'did:sdi:0x1'
let browser: ReturnType<typeof standInBrowser>
beforeEach(() => {
  browser = standInBrowser(globalThis)
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['/templates/ticket?hash=ab12', '/settings/profile', '/search?q=glace'])(
  '%s is gone back to, once',
  (href) => {
    browser.goTo(href)
    keepLeftOpen(DID)
    expect(hasLeftOpen()).toBe(true)
    expect(takeLeftOpen(DID)).toBe(href)
    expect(takeLeftOpen(DID)).toBeUndefined()
  },
)

test.each(['/', '/signin', '/auth?token=x', '/protected', '/searching', '/legal/en/terms'])(
  '%s is not kept',
  (href) => {
    browser.goTo(href)
    keepLeftOpen(DID)
    expect(hasLeftOpen()).toBe(false)
  },
)

test('another community never lands on what was left open, and then it is gone', () => {
  browser.goTo('/templates/basic?hash=ab12')
  keepLeftOpen(DID)
  expect(takeLeftOpen('did:sdi:0x2')).toBeUndefined()
  expect(takeLeftOpen(DID)).toBeUndefined()
})

test.each([
  'https://evil.example.org/templates',
  '//evil.example.org/templates/basic',
  '/\\evil.example.org',
  'javascript:alert(1)',
  '/templates-elsewhere',
  ' /templates/basic',
  '/auth?token=x',
])('an address that somebody wrote into the storage is no way out: %s', (href) => {
  browser.stored.set('left-open', JSON.stringify({ href, did: DID, at: Date.now() }))
  expect(hasLeftOpen()).toBe(false)
  expect(takeLeftOpen(DID)).toBeUndefined()
})

test.each(['', 'null', '[]', '{"href":7}', '{'])('what is not ours in the storage (%j) is passed over', (text) => {
  browser.stored.set('left-open', text)
  expect(takeLeftOpen(DID)).toBeUndefined()
})

test('after an hour a sign-in begins at the start', () => {
  vi.useFakeTimers()
  browser.goTo('/templates/basic')
  keepLeftOpen(DID)
  vi.advanceTimersByTime(59 * 60 * 1000)
  expect(hasLeftOpen()).toBe(true)
  vi.advanceTimersByTime(60 * 1000)
  expect(takeLeftOpen(DID)).toBeUndefined()
})

test('who leaves by themselves leaves nothing open', () => {
  browser.goTo('/templates/basic')
  keepLeftOpen(DID)
  forgetLeftOpen()
  expect(takeLeftOpen(DID)).toBeUndefined()
})
