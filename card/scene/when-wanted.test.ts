import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Graphics } from './graphics.ts'
import { whenWanted } from './when-wanted.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether the scene of a card is built on a machine: by itself, and after a press. */
async function builtOn(graphics: Graphics) {
  const card = new EventTarget()
  let isBuilt = false
  const wanted = whenWanted(card, new AbortController().signal, async () => graphics)
  wanted.then(() => {
    isBuilt = true
  })
  await vi.runAllTimersAsync()
  const atOnce = isBuilt
  card.dispatchEvent(new Event('click'))
  await vi.runAllTimersAsync()
  return [atOnce, isBuilt]
}

test.each(['processor', 'unknown'] as const)('builds the scene of an idle page where graphics are %s', async (is) => {
  expect(await builtOn(is)).toEqual([true, true])
})

test.each(['software', 'slow'] as const)('keeps a card flat until it is pressed where graphics are %s', async (is) => {
  expect(await builtOn(is)).toEqual([false, true])
})
