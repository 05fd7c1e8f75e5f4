import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPress } from './after-press.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function started() {
  const page = new EventTarget()
  const watched = watchPress(page)
  const done: string[] = []
  page.addEventListener('click', () => done.push('click'))
  const press = (...types: string[]) => {
    for (const type of types) page.dispatchEvent(new Event(type))
  }
  return { ...watched, done, press, act: () => done.push('act') }
}

test('waits for the click of a press in progress', () => {
  const { afterPress, act, press, done } = started()
  press('pointerdown')
  afterPress(act)
  vi.runAllTimers()
  expect(done).toEqual([])
  press('pointerup', 'click')
  vi.runAllTimers()
  expect(done).toEqual(['click', 'act'])
})

test('waits for the click that follows the release of a finger', () => {
  const { afterPress, act, press, done } = started()
  press('pointerdown', 'pointerup')
  afterPress(act)
  press('click')
  vi.runAllTimers()
  expect(done).toEqual(['click', 'act'])
})

test('continues when a press is canceled', () => {
  const { afterPress, act, press, done } = started()
  press('pointerdown')
  afterPress(act)
  press('pointercancel')
  vi.runAllTimers()
  expect(done).toEqual(['act'])
})

test('does nothing once it is canceled', () => {
  const { afterPress, act, press, done } = started()
  press('pointerdown')
  afterPress(act)()
  press('pointerup')
  vi.runAllTimers()
  expect(done).toEqual([])
})

test('does nothing once it is stopped', () => {
  const { afterPress, act, stop, done } = started()
  afterPress(act)
  stop()
  vi.runAllTimers()
  expect(done).toEqual([])
})
