import { expect, test } from 'vitest'
import { openSemaphore } from './semaphore.ts'

test('limits concurrent and waiting work, and refuses the rest', async () => {
  const semaphore = openSemaphore({ atOnce: 2, waiting: 2 })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (n: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(n)
      ends.push(() => resolve(n))
    })
  const all = [1, 2, 3, 4].map((n) => semaphore(work(n)))
  await expect(semaphore(work(5))).rejects.toMatchObject({ key: 'tooManyRequests' })
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  expect(await all[0]).toBe(1)
  await new Promise(setImmediate)
  expect(begun).toEqual([1, 2, 3])
  for (const n of [1, 2, 3]) {
    ends[n]?.()
    await new Promise(setImmediate)
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
  expect(begun).toEqual([1, 2, 3, 4])
})

test('releases the slot of failed work', async () => {
  const semaphore = openSemaphore({ atOnce: 1, waiting: 0 })
  await expect(semaphore(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await semaphore(async () => 'next')).toBe('next')
})
