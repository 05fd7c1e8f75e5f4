import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_TICKET } from './ticket-rows.ts'
import { afterSend, useKeptSend } from './use-kept-send.ts'

const written = { addresses: ['lea@mail.fr', 'broken@'], tickets: [], doubles: 0, note: 'Bravo', asksCode: true }
const NONE = { addresses: [], tickets: [] }

afterEach(() => vi.unstubAllGlobals())

function isRestoredFrom(stored: object | undefined): string {
  vi.stubGlobal('localStorage', { getItem: () => (stored ? JSON.stringify(stored) : null) })
  return renderToStaticMarkup(createElement(() => String(useKeptSend('t').isRestored)))
}

test.each([
  ['says that addresses came back', { addresses: ['lea@mail.fr'] }, 'true'],
  ['says that a note came back', { note: 'Bravo' }, 'true'],
  ['says that tickets came back', { tickets: [{ ...EMPTY_TICKET, seat: '4' }] }, 'true'],
  ['says nothing of a blank ticket', { tickets: [EMPTY_TICKET] }, 'false'],
  ['says nothing where nothing was kept', undefined, 'false'],
])('%s', (_, stored, said) => {
  expect(isRestoredFrom(stored)).toBe(said)
})

test('forgets what was sent', () => {
  expect(afterSend(written, written, NONE)).toEqual({})
})

test('keeps what was not sent, with its note and code', () => {
  const left = afterSend(written, written, { ...NONE, addresses: ['broken@'] })
  expect(left).toEqual({ addresses: ['broken@'], tickets: [], note: 'Bravo', asksCode: true })
})

test('keeps an address that was added while the others were sent', () => {
  const now = { ...written, addresses: ['lea@mail.fr', 'broken@', 'max@mail.fr'] }
  expect(afterSend(now, written, NONE).addresses).toEqual(['max@mail.fr'])
})

test('keeps a note that was written while the badges were sent', () => {
  expect(afterSend({ ...written, note: 'Next time' }, written, NONE).note).toBe('Next time')
})

test('keeps a ticket that was changed while it was sent', () => {
  const row = { ...EMPTY_TICKET, email: 'lea@mail.fr' }
  const changed = { ...row, seat: '4' }
  const then = { ...written, addresses: [], tickets: [row] }
  expect(afterSend({ ...then, tickets: [changed] }, then, NONE).tickets).toEqual([changed])
})
