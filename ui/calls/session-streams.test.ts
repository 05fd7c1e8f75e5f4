import { afterEach, expect, test } from 'vitest'
import { closeStreams, isSessionEnding, keepStream } from './session-streams.ts'

const undo: (() => void)[] = []
afterEach(() => {
  for (const one of undo.splice(0)) one()
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
