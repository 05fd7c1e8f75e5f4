import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Caller } from '#base/call.ts'
import { endpoint } from '#base/endpoint.ts'
import { ask } from './ask.ts'
import { closeStreams, isSessionEnding, keepStream } from './session-streams.ts'

const undo: (() => void)[] = []
afterEach(() => {
  for (const one of undo.splice(0).reverse()) one()
})

function opened() {
  const signals: AbortSignal[] = []
  undo.push(keepStream((signal) => signals.push(signal)))
  return { signals, isOpen: () => signals.at(-1)?.aborted === false }
}

test('closes a stream before its session ends', () => {
  const stream = opened()
  expect(stream.isOpen()).toBe(true)
  undo.push(closeStreams())
  expect(stream.isOpen()).toBe(false)
  expect(isSessionEnding()).toBe(true)
})

test('reopens a stream when the session continues after all', () => {
  const stream = opened()
  const reopen = closeStreams()
  reopen()
  reopen()
  expect(stream.isOpen()).toBe(true)
  expect(stream.signals).toHaveLength(2)
  expect(isSessionEnding()).toBe(false)
})

test('opens no stream while the session is ending', () => {
  const reopen = closeStreams()
  const stream = opened()
  expect(stream.signals).toEqual([])
  reopen()
  expect(stream.isOpen()).toBe(true)
})

test('does not reopen a stream after its page was left', () => {
  const stream = opened()
  const reopen = closeStreams()
  undo.shift()?.()
  reopen()
  expect(stream.signals).toHaveLength(1)
  expect(stream.isOpen()).toBe(false)
})

/** A page that can be hidden, with a clock of its own. */
function page() {
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.useFakeTimers()
  vi.stubGlobal('document', shown)
  undo.push(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const set = (visibilityState: 'visible' | 'hidden') => {
    shown.visibilityState = visibilityState
    shown.dispatchEvent(new Event('visibilitychange'))
  }
  return { hide: () => set('hidden'), show: () => set('visible') }
}

test('closes the stream of a page that stays hidden, and opens it when it is seen again', () => {
  const { hide, show } = page()
  const stream = opened()
  hide()
  vi.advanceTimersByTime(4999)
  expect(stream.isOpen()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(stream.isOpen()).toBe(false)
  show()
  expect(stream.isOpen()).toBe(true)
  expect(stream.signals).toHaveLength(2)
})

test('keeps the stream of a page that was hidden for a moment', () => {
  const { hide, show } = page()
  const stream = opened()
  hide()
  show()
  vi.advanceTimersByTime(10_000)
  expect(stream.isOpen()).toBe(true)
  expect(stream.signals).toHaveLength(1)
})

test('keeps a stream open that others have to find', () => {
  const { hide } = page()
  const signals: AbortSignal[] = []
  undo.push(keepStream((signal) => signals.push(signal), { whileHidden: true }))
  hide()
  vi.advanceTimersByTime(10_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('closes the stream of a page that was opened in the background', () => {
  const { hide } = page()
  hide()
  const stream = opened()
  vi.advanceTimersByTime(5000)
  expect(stream.isOpen()).toBe(false)
})

test('a hidden page opens no stream when the session continues, nor a seen one while it ends', () => {
  const { hide, show } = page()
  const stream = opened()
  hide()
  vi.advanceTimersByTime(5000)
  const reopen = closeStreams()
  reopen()
  expect(stream.isOpen()).toBe(false)
  const again = closeStreams()
  show()
  expect(stream.isOpen()).toBe(false)
  again()
  expect(stream.isOpen()).toBe(true)
})

const read = endpoint({
  method: 'GET',
  path: '/read',
  who: 'admin',
  cors: 'studio',
  input: z.object({}),
  output: z.object({}),
})
/** A page's caller, and how often it asked. */
function asking() {
  let token: string | undefined = 'held'
  let asked = 0
  let answers = true
  const caller: Caller = {
    origin: '',
    token: () => token,
    fetch: (_, init) => {
      asked++
      if (answers) return Promise.resolve(Response.json({}))
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    },
  }
  const answer = (does: boolean) => {
    answers = does
  }
  const signOut = () => {
    token = undefined
  }
  return {
    asked: () => asked,
    answer,
    read: (signal = new AbortController().signal) => ask(caller, read, {}, signal),
    signOut,
  }
}

test('reads nothing while the session is ending, and everything when it continues', async () => {
  const { read, asked } = asking()
  const reopen = closeStreams()
  const reading = Promise.all([read(), read()])
  await Promise.resolve()
  expect(asked()).toBe(0)
  reopen()
  await reading
  expect(asked()).toBe(2)
})

test('reads nothing any more in a page that stays without its session', async () => {
  const { read, asked, signOut } = asking()
  const reopen = closeStreams()
  const reading = read()
  signOut()
  reopen()
  await expect(reading).rejects.toMatchObject({ key: 'signedOut' })
  expect(asked()).toBe(0)
})

test('stops a read that is open when the session begins to end, and makes it again when it continues', async () => {
  const { read, asked, answer } = asking()
  answer(false)
  const reading = read()
  const reopen = closeStreams()
  answer(true)
  reopen()
  expect(await reading).toEqual({})
  expect(asked()).toBe(2)
})

test('drops a read that is given up while the session is ending', async () => {
  const { read, asked } = asking()
  const stop = new AbortController()
  undo.push(closeStreams())
  const reading = read(stop.signal)
  stop.abort()
  await expect(reading).rejects.toThrow()
  expect(asked()).toBe(0)
})
