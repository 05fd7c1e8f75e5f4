import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READING_MS, watchFirstTouch } from './first-touch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A document as far as it is listened to: only a browser makes events that it trusts. */
class Page {
  visibilityState: DocumentVisibilityState = 'visible'
  readonly heard = new Map<string, Set<(event: Event) => void>>()
  addEventListener(type: string, listener: (event: Event) => void) {
    this.heard.set(type, (this.heard.get(type) ?? new Set()).add(listener))
  }
  removeEventListener(type: string, listener: (event: Event) => void) {
    this.heard.get(type)?.delete(listener)
  }
  hear(type: string, isTrusted = true) {
    for (const listener of [...(this.heard.get(type) ?? [])]) listener({ type, isTrusted } as Event)
  }
  show(visibilityState: DocumentVisibilityState) {
    this.visibilityState = visibilityState
    this.hear('visibilitychange')
  }
}

function watched(visibilityState: DocumentVisibilityState = 'visible') {
  const page = new Page()
  page.visibilityState = visibilityState
  const seen = vi.fn()
  const stop = watchFirstTouch(page as unknown as Document, seen)
  return { page, seen, stop }
}

test.each(['pointerdown', 'click', 'keydown', 'wheel', 'touchmove'])('hears the first %s, once', (type) => {
  const { page, seen } = watched()
  vi.advanceTimersByTime(READING_MS)
  page.hear(type)
  page.hear(type)
  expect(seen).toHaveBeenCalledTimes(1)
})

test('hears nothing from a page that nobody touches', () => {
  const { page, seen } = watched()
  vi.advanceTimersByTime(60_000)
  page.hear('scroll')
  page.hear('load')
  expect(seen).not.toHaveBeenCalled()
})

test('ignores what comes sooner, and hears the next', () => {
  const { page, seen } = watched()
  vi.advanceTimersByTime(READING_MS - 1)
  page.hear('keydown')
  expect(seen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  page.hear('keydown')
  expect(seen).toHaveBeenCalledTimes(1)
})

test('ignores the events of scripts', () => {
  const { page, seen } = watched()
  vi.advanceTimersByTime(READING_MS)
  page.hear('click', false)
  expect(seen).not.toHaveBeenCalled()
})

test('counts the time from when the page is in view', () => {
  const { page, seen } = watched('hidden')
  vi.advanceTimersByTime(60_000)
  page.hear('keydown')
  page.show('visible')
  page.hear('keydown')
  expect(seen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(READING_MS)
  page.hear('keydown')
  expect(seen).toHaveBeenCalledTimes(1)
})

test('begins again when the page was out of view', () => {
  const { page, seen } = watched()
  vi.advanceTimersByTime(READING_MS)
  page.show('hidden')
  page.hear('keydown')
  page.show('visible')
  page.hear('keydown')
  expect(seen).not.toHaveBeenCalled()
})

test('hears nothing more once it is stopped', () => {
  const { page, seen, stop } = watched()
  vi.advanceTimersByTime(READING_MS)
  stop()
  page.hear('click')
  expect(seen).not.toHaveBeenCalled()
  expect([...page.heard.values()].every((listeners) => listeners.size === 0)).toBe(true)
})
