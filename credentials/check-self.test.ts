import { expect, test, vi } from 'vitest'
import { isAbleToSign } from './check-self.ts'

test('a process that is well signs, verifies and refuses an altered copy', async () => {
  expect(await isAbleToSign()).toBe(true)
})

test('a process whose objects have lost their ways is not able to', async () => {
  const keys = vi.spyOn(Object, 'keys').mockImplementation(() => {
    throw new Error('broken')
  })
  const isAble = await isAbleToSign()
  keys.mockRestore()
  expect(isAble).toBe(false)
})
