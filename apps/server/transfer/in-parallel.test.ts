import { expect, test } from 'vitest'
import { inParallel } from './in-parallel.ts'

async function* numbers(count: number) {
  for (let at = 0; at < count; at++) yield at
}

test('works on sixteen at a time, and on all', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await inParallel(numbers(100), async (at) => {
    running++
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running--
    done.push(at)
  })
  expect([most, done.length]).toEqual([16, 100])
})

test('fails once nothing is under way any more', async () => {
  const ended: number[] = []
  const failing = inParallel(numbers(3), async (at) => {
    if (at === 2) throw new Error('the store is away')
    await new Promise(setImmediate)
    ended.push(at)
  })
  await expect(failing).rejects.toThrow('the store is away')
  expect(ended).toEqual([0, 1])
})

test('reads no further after a failure', async () => {
  let read = 0
  async function* counted() {
    for await (const at of numbers(1000)) {
      read++
      yield at
    }
  }
  const failing = inParallel(counted(), () => Promise.reject(new Error('the store is away')))
  await expect(failing).rejects.toThrow('the store is away')
  expect(read).toBeLessThanOrEqual(16)
})

test('a failure while the next item is waited for is not lost', async () => {
  async function* slow() {
    yield 0
    await new Promise(setImmediate)
    yield 1
  }
  const failing = inParallel(slow(), (at) =>
    at === 0 ? Promise.reject(new Error('the store is away')) : Promise.resolve(),
  )
  await expect(failing).rejects.toThrow('the store is away')
})
