import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletedCommunity, forgetDeleted, noteDeleted } from './deleted-community.ts'
import { hasLeftOpen, keepLeftOpen } from './left-open.ts'
import { enterWith } from './session.ts'
import { standInBrowser, tokenOf } from './testing-browser.ts'

const DID = 'did:sdi:0x1'
let browser: ReturnType<typeof standInBrowser>
beforeEach(() => {
  browser = standInBrowser(globalThis)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a session that ends because its community was deleted leaves nothing open', () => {
  browser.goTo('/settings/profile')
  noteDeleted(DID, 'Example Club')
  keepLeftOpen(DID)
  expect(hasLeftOpen()).toBe(false)
  expect(deletedCommunity()).toEqual({ did: DID, name: 'Example Club' })
})

test('the session of another community is still gone back to', () => {
  browser.goTo('/settings/profile')
  noteDeleted(DID, 'Example Club')
  keepLeftOpen('did:sdi:0x2')
  expect(hasLeftOpen()).toBe(true)
})

test('a community that was kept after all was not deleted', () => {
  noteDeleted(DID, 'Example Club')
  forgetDeleted()
  expect(deletedCommunity()).toBeUndefined()
})

test('the next sign-in is about something else', () => {
  noteDeleted(DID, 'Example Club')
  enterWith(tokenOf({ sub: 'two', did: 'did:sdi:0x2' }))
  expect(deletedCommunity()).toBeUndefined()
})

test('after ten minutes the sign-in page greets as always', () => {
  vi.useFakeTimers()
  noteDeleted(DID, 'Example Club')
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(deletedCommunity()).toBeUndefined()
})

test.each(['', 'null', '[]', '{"did":7}', '{'])('what is not ours in the storage (%j) is passed over', (text) => {
  browser.stored.set('deleted-community', text)
  expect(deletedCommunity()).toBeUndefined()
})
