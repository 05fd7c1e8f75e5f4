import { expect, test } from 'vitest'
import { batching } from './batching.ts'

/** Work that is held until it is released, and the items of each of its calls. */
function heldWork() {
  const calls: string[][] = []
  const gates: (() => void)[] = []
  const work = async (items: string[]) => {
    calls.push(items)
    await new Promise<void>((resolve) => gates.push(resolve))
    return items.map((item) => `${item} done`)
  }
  return { calls, work, letGo: () => gates.shift()?.() }
}

test('batches the calls that arrive while work runs, per key', async () => {
  const { calls, work, letGo } = heldWork()
  const join = batching(work, 10)
  const all = [join('a', 'one'), join('a', 'two'), join('a', 'three'), join('b', 'else')]
  expect(calls).toEqual([['one'], ['else']])
  letGo()
  expect(await all[0]).toBe('one done')
  letGo()
  expect(await all[3]).toBe('else done')
  await expect.poll(() => calls.length).toBe(3)
  letGo()
  expect(await Promise.all(all.slice(1, 3))).toEqual(['two done', 'three done'])
  expect(calls[2]).toEqual(['two', 'three'])
})

test('limits the size of a batch', async () => {
  const sizes: number[] = []
  const join = batching(async (items: number[]) => {
    sizes.push(items.length)
    return items
  }, 4)
  expect(await Promise.all(Array.from({ length: 10 }, (_, i) => join('a', i)))).toEqual([...Array(10).keys()])
  expect(sizes).toEqual([1, 4, 4, 1])
})

test('rejects only the failing item of a batch, with its error', async () => {
  const calls: string[][] = []
  const join = batching(async (items: string[]) => {
    calls.push(items)
    if (items.includes('bad')) throw new Error('the bad one')
    return items
  }, 10)
  const all = await Promise.allSettled(['first', 'good', 'bad', 'better'].map((item) => join('a', item)))
  expect(all.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    'first',
    'good',
    'Error: the bad one',
    'better',
  ])
  expect(calls).toEqual([['first'], ['good', 'bad', 'better'], ['good', 'bad'], ['good'], ['bad'], ['better']])
})

test('resolves items without a result, and calls made as work ends', async () => {
  const join = batching(async (items: string[]) => items.map((item) => (item === 'none' ? undefined : item)), 10)
  expect(await join('a', 'none')).toBeUndefined()
  for (let steps = 0; steps < 16; steps++) {
    await join('a', 'lea')
    for (let step = 0; step < steps; step++) await undefined
    expect(await join('a', 'max')).toBe('max')
  }
})

test('starts the next batch beside one that takes longer than the callers have patience', async () => {
  const { calls, work, letGo } = heldWork()
  const join = batching(work, 10, 1)
  const stuck = join('a', 'stuck')
  const next = join('a', 'next')
  await expect.poll(() => calls).toEqual([['stuck'], ['next']])
  letGo()
  letGo()
  expect(await Promise.all([stuck, next])).toEqual(['stuck done', 'next done'])
})

test('rejects a whole batch at once while the database is away', async () => {
  const sizes: number[] = []
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const join = batching(async (items: number[]) => {
    sizes.push(items.length)
    throw away
  }, 4)
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => join('a', item)))
  expect(all).toEqual(Array(5).fill({ status: 'rejected', reason: away }))
  expect(sizes).toEqual([1, 4])
})
