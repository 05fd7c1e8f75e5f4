import { beforeEach, expect, test } from 'vitest'
import { MAILED_PAGES, mailedToken, takeMailedToken } from './mailed-token.ts'

const replaced: string[] = []

/** Opens a page of the tab; its storage outlives the page. */
function open(href: string, stored = new Map<string, string>()) {
  Object.assign(globalThis, {
    location: { href },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: string) => replaced.push(address),
    },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  takeMailedToken()
  return stored
}

beforeEach(() => {
  replaced.length = 0
})

test('the token leaves the address and stays for the page', () => {
  open('https://studio.example.org/undo-email?token=abc')
  expect(replaced).toEqual(['/undo-email'])
  expect(mailedToken(MAILED_PAGES.undo)).toBe('abc')
})

test('each page has its own token', () => {
  open('https://studio.example.org/undo-email?token=abc')
  open('https://studio.example.org/stop-replacement/?token=def&lang=fr')
  expect(replaced).toEqual(['/undo-email', '/stop-replacement/?lang=fr'])
  expect(mailedToken(MAILED_PAGES.undo)).toBe('abc')
  expect(mailedToken(MAILED_PAGES.stop)).toBe('def')
})

test('the token of a sign-in link is left alone', () => {
  open('https://studio.example.org/auth?token=abc')
  expect(replaced).toEqual([])
})
