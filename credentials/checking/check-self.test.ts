import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { isAbleToSign } from './check-self.ts'

test('signs, verifies and refuses an altered copy in a healthy process', async () => {
  expect(await isAbleToSign()).toBe(true)
})

test('fails in a process with broken built-in objects', async () => {
  const keys = vi.spyOn(Object, 'keys').mockImplementation(() => {
    throw new Error('broken')
  })
  const isAble = await isAbleToSign()
  keys.mockRestore()
  expect(isAble).toBe(false)
})

test.each([
  ['takes every signature for good', true],
  ['takes none for good', false],
])('fails in a process that %s', async (_, isGood) => {
  const verify = vi.spyOn(crypto, 'verify').mockImplementation(() => isGood)
  syncBuiltinESMExports()
  const isAble = await isAbleToSign()
  verify.mockRestore()
  syncBuiltinESMExports()
  expect(isAble).toBe(false)
})
