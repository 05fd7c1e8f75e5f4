import { expect, test } from 'vitest'
import { browserSecret, randomSecret, toBase64Url } from './secrets.ts'
import { openWalletStore } from './wallet-store.ts'

test('recognizes a browser by the same secret', async () => {
  const store = openWalletStore()
  expect(await browserSecret(store)).toBe(await browserSecret(store))
})

test('gives a browser with cleared data a new secret', async () => {
  const store = openWalletStore()
  const before = await browserSecret(store)
  await store.clear()
  expect(await browserSecret(store)).not.toBe(before)
})

test('creates secrets of 256 bits that are safe in a URL', () => {
  const made = Array.from({ length: 50 }, randomSecret)
  for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/)
  expect(new Set(made).size).toBe(50)
})

test('writes bytes as base64url without padding', () => {
  const bytes = Uint8Array.of(255, 239, 191, 0)
  expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
})
