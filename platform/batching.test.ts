import { expect, test } from 'vitest'
import { batching } from './batching.ts'

/** Work that is held until it is let go, and what each of its calls was given. */
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

test('whoever comes while work runs goes into the next together, and another key waits for nobody', async () => {
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

test('no more than were said go at once', async () => {
  const sizes: number[] = []
  const join = batching(async (items: number[]) => {
    sizes.push(items.length)
    return items
  }, 4)
  expect(await Promise.all(Array.from({ length: 10 }, (_, i) => join('a', i)))).toEqual([...Array(10).keys()])
  expect(sizes).toEqual([1, 4, 4, 1])
})

test('one that fails takes none of the others with it, and is told why', async () => {
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
  expect(calls).toEqual([['first'], ['good', 'bad', 'better'], ['good'], ['bad'], ['better']])
})

test('whoever gets nothing is told nothing, and whoever asks in the moment in which work ends is answered as well', async () => {
  const join = batching(async (items: string[]) => items.map((item) => (item === 'none' ? undefined : item)), 10)
  expect(await join('a', 'none')).toBeUndefined()
  for (let steps = 0; steps < 16; steps++) {
    await join('a', 'lea')
    for (let step = 0; step < steps; step++) await undefined
    expect(await join('a', 'max')).toBe('max')
  }
})
