import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletedCommunity, forgetDeleted, noteDeleted } from './deleted-community.ts'
import { keepLeftOpen, leftOpenAs } from './left-open.ts'
import { enterWith } from './session.ts'
import { fakeBrowser, tokenOf } from './testing-browser.ts'

const DID = 'did:sdi:0x1'
let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser(globalThis)
})
afterEach(() => {
  vi.useRealTimers()
})

test('keeps no open page when a session ends with its deleted community', () => {
  browser.goTo('/settings/profile')
  noteDeleted(DID, 'Example Club')
  keepLeftOpen(DID, 'admin')
  expect(leftOpenAs()).toBeUndefined()
  expect(deletedCommunity()).toEqual({ did: DID, name: 'Example Club' })
})

test("still returns to the page of another community's session", () => {
  browser.goTo('/settings/profile')
  noteDeleted(DID, 'Example Club')
  keepLeftOpen('did:sdi:0x2', 'admin')
  expect(leftOpenAs()).toBe('admin')
})

test('does not report a community that was kept after all', () => {
  noteDeleted(DID, 'Example Club')
  forgetDeleted()
  expect(deletedCommunity()).toBeUndefined()
})

test('stays silent after the next sign-in', () => {
  noteDeleted(DID, 'Example Club')
  enterWith(tokenOf({ sub: 'two', did: 'did:sdi:0x2' }))
  expect(deletedCommunity()).toBeUndefined()
})

test('greets normally after ten minutes', () => {
  vi.useFakeTimers()
  noteDeleted(DID, 'Example Club')
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(deletedCommunity()).toBeUndefined()
})

test.each(['', 'null', '[]', '{"did":7}', '{'])('ignores foreign content in the storage (%j)', (text) => {
  browser.stored.set('deleted-community', text)
  expect(deletedCommunity()).toBeUndefined()
})
