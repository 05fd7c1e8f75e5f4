import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_EVIDENCE } from '#features/claims/evidence-rules.ts'
import { EMPTY_TICKET } from './tickets/ticket-rows.ts'
import { afterSend, useKeptSend } from './use-kept-send.ts'

const forAll = { message: 'See you soon', note: 'Bravo', asksCode: true, evidenceEach: false, ...NO_EVIDENCE }
const written = { addresses: ['lea@mail.fr', 'broken@'], names: {}, tickets: [], doubles: 0, ...forAll }
const NONE = { addresses: [], tickets: [] }

afterEach(() => vi.unstubAllGlobals())

function isRestoredFrom(stored: object | undefined): string {
  vi.stubGlobal('localStorage', { getItem: () => (stored ? JSON.stringify(stored) : null) })
  return renderToStaticMarkup(createElement(() => String(useKeptSend('t').isRestored)))
}

test.each([
  ['reports restored addresses', { addresses: ['lea@mail.fr'] }, 'true'],
  ['reports a restored message', { message: 'Welcome' }, 'true'],
  ['reports a restored note', { note: 'Bravo' }, 'true'],
  ['reports restored evidence', { evidenceText: 'Spoke on stage' }, 'true'],
  ['reports restored tickets', { tickets: [{ ...EMPTY_TICKET, seat: '4' }] }, 'true'],
  ['reports nothing for a blank ticket', { tickets: [EMPTY_TICKET] }, 'false'],
  ['reports nothing when nothing was stored', undefined, 'false'],
])('%s', (_, stored, said) => {
  expect(isRestoredFrom(stored)).toBe(said)
})

test('forgets everything that was sent', () => {
  expect(afterSend(written, written, NONE)).toEqual({})
})

test('keeps unsent addresses with the note and code', () => {
  const left = afterSend(written, written, { ...NONE, addresses: ['broken@'] })
  expect(left).toEqual({ addresses: ['broken@'], names: {}, tickets: [], ...forAll })
})

test('keeps an address added during the send', () => {
  const now = { ...written, addresses: ['lea@mail.fr', 'broken@', 'max@mail.fr'] }
  expect(afterSend(now, written, NONE).addresses).toEqual(['max@mail.fr'])
})

test('keeps a message written during the send', () => {
  expect(afterSend({ ...written, message: 'Welcome' }, written, NONE).message).toBe('Welcome')
})

test('keeps a note written during the send', () => {
  expect(afterSend({ ...written, note: 'Next time' }, written, NONE).note).toBe('Next time')
})

test('keeps evidence written during the send', () => {
  const now = { ...written, evidenceUrl: 'https://example.org/2' }
  expect(afterSend(now, written, NONE).evidenceUrl).toBe('https://example.org/2')
})

test('fills the columns that a ticket stored by an earlier version lacks', () => {
  const stored = { tickets: [{ email: 'lea@mail.fr', name: '', seat: '4', section: '' }] }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) })
  const shown = renderToStaticMarkup(createElement(() => JSON.stringify(useKeptSend('t').kept.tickets[0]?.evidenceUrl)))
  expect(shown).toBe('&quot;&quot;')
})

test('keeps a ticket changed during the send', () => {
  const row = { ...EMPTY_TICKET, email: 'lea@mail.fr' }
  const changed = { ...row, seat: '4' }
  const then = { ...written, addresses: [], tickets: [row] }
  expect(afterSend({ ...then, tickets: [changed] }, then, NONE).tickets).toEqual([changed])
})
