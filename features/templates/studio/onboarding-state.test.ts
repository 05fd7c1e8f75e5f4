import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser, tokenOf } from '#features/sign-in/studio/testing-browser.ts'
import { closeOnboarding, isOnboardingClosed } from './onboarding-state.ts'

let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser(globalThis)
})

const signIn = (did: string) => browser.cookies.set('token', tokenOf({ sub: 'one', did }))

test('keeps an invitation closed for its community', () => {
  signIn('did:sdi:0x1')
  closeOnboarding()
  expect(isOnboardingClosed()).toBe(true)
})

test('invites the next community on the same device', () => {
  signIn('did:sdi:0x1')
  closeOnboarding()
  signIn('did:sdi:0x2')
  expect(isOnboardingClosed()).toBe(false)
})

test('closes no invitation while the token names no community', () => {
  signIn('')
  closeOnboarding()
  expect(isOnboardingClosed()).toBe(false)
})
