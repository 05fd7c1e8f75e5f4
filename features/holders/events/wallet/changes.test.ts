import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Change, createChanges } from './changes.ts'

const page = { hidden: false, listeners: new Set<() => void>() }
beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  page.listeners.clear()
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const post: Change = { kind: 'post', subjectId: 'c1' }
const badge: Change = { kind: 'badge', subjectId: 'b1' }

function listening() {
  const changes = createChanges()
  const heard: Change[][] = []
  const stop = changes.subscribe((all) => heard.push(all))
  return { ...changes, heard, stop }
}

test('passes a change on at a moment of the given time', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { report, heard } = listening()
  report([post], 10_000)
  vi.advanceTimersByTime(4999)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([[post]])
})

test('passes changes of the wallet alone on without waiting for those of many', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  const { report, heard } = listening()
  report([post], 10_000)
  report([badge], 0)
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([[post, badge]])
  vi.advanceTimersByTime(20_000)
  expect(heard).toHaveLength(1)
})

test('a page in the background hears of changes once it is visible', () => {
  const { report, heard } = listening()
  page.hidden = true
  report([post], 0)
  vi.advanceTimersByTime(1)
  report([badge], 0)
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([])
  page.hidden = false
  for (const listener of page.listeners) listener()
  expect(heard).toEqual([[post, badge]])
})

test('forgets what was not passed on', () => {
  const { report, drop, heard } = listening()
  report([post], 0)
  drop()
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual([])
})

test('a listener that stopped hears nothing', () => {
  const { report, stop, heard } = listening()
  stop()
  report([post], 0)
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([])
})
