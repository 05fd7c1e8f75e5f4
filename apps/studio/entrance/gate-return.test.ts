import { beforeEach, expect, test } from 'vitest'
import { linkTokenOfTab } from '#features/sign-in/studio/link-token.ts'
import { fakeBrowser } from '#features/sign-in/studio/testing-browser.ts'
import { keepGateReturn, spendGateReturn, takeGateReturn } from './gate-return.ts'

let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser(globalThis)
})

test('the gate leads to the requested page, once', () => {
  browser.goTo('/protected#/templates/role?hash=ab12')
  takeGateReturn()
  expect(location.href).toBe('https://studio.example.org/protected')
  expect(spendGateReturn()).toBe('/templates/role?hash=ab12')
  expect(spendGateReturn()).toBe('/')
})

test('the token of a sign-in link leaves the address, and survives the gate', () => {
  browser.goTo('/protected#/auth?token=secret')
  takeGateReturn()
  expect(location.href).not.toContain('secret')
  expect(spendGateReturn()).toBe('/auth')
  expect(linkTokenOfTab()).toBe('secret')
})

test('a gate that closes over an open page leads back to it', () => {
  browser.goTo('/settings/profile?x=1')
  keepGateReturn()
  browser.goTo('/protected')
  takeGateReturn()
  expect(spendGateReturn()).toBe('/settings/profile?x=1')
})

test.each([
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/protected#/protected',
  'evil.example',
])('%s does not lead to another site', (address) => {
  browser.goTo('/protected')
  location.hash = address
  takeGateReturn()
  expect(spendGateReturn()).toBe('/')
})
