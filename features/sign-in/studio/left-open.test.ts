import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLeftOpen, keepLeftOpen, leftOpenAs, takeLeftOpen } from './left-open.ts'
import { fakeBrowser } from './testing-browser.ts'

const DID = 'did:sdi:0x1'
let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser(globalThis)
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['/templates/ticket?hash=ab12', '/settings/profile', '/search?q=glace'])('returns to %s once', (href) => {
  browser.goTo(href)
  keepLeftOpen(DID, 'admin')
  expect(leftOpenAs()).toBe('admin')
  expect(takeLeftOpen(DID)).toBe(href)
  expect(takeLeftOpen(DID)).toBeUndefined()
})

test.each(['/', '/signin', '/auth?token=x', '/protected', '/searching', '/legal/en/terms'])(
  'does not keep %s',
  (href) => {
    browser.goTo(href)
    keepLeftOpen(DID, 'admin')
    expect(leftOpenAs()).toBeUndefined()
  },
)

test('never leads another community to the page left open, and drops it', () => {
  browser.goTo('/templates/basic?hash=ab12')
  keepLeftOpen(DID, 'admin')
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
])('refuses a foreign address in the storage: %s', (href) => {
  browser.stored.set('left-open', JSON.stringify({ href, did: DID, at: Date.now() }))
  expect(leftOpenAs()).toBeUndefined()
  expect(takeLeftOpen(DID)).toBeUndefined()
})

test.each(['', 'null', '[]', '{"href":7}', '{'])('ignores foreign content in the storage (%j)', (text) => {
  browser.stored.set('left-open', text)
  expect(takeLeftOpen(DID)).toBeUndefined()
})

test('tells a contributor, whose access can have ended with the session', () => {
  browser.goTo('/templates/basic')
  keepLeftOpen(DID, 'contributor')
  expect(leftOpenAs()).toBe('contributor')
})

test('starts at the home page after an hour', () => {
  vi.useFakeTimers()
  browser.goTo('/templates/basic')
  keepLeftOpen(DID, 'admin')
  vi.advanceTimersByTime(59 * 60 * 1000)
  expect(leftOpenAs()).toBe('admin')
  vi.advanceTimersByTime(60 * 1000)
  expect(takeLeftOpen(DID)).toBeUndefined()
})

test('keeps no open page after a sign-out', () => {
  browser.goTo('/templates/basic')
  keepLeftOpen(DID, 'admin')
  forgetLeftOpen()
  expect(takeLeftOpen(DID)).toBeUndefined()
})
