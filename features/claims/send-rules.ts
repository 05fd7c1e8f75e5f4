import { storableText } from '#base/storable.ts'
import type { ImportRow } from './column-rules.ts'
import { NOTE_MAX } from './rules.ts'

/** A send that was made: its file is being read, all of it is written, it was ended early, or taken back. */
export const SEND_STATUSES = ['reading', 'sent', 'stopped', 'undone'] as const
export type SendStatus = (typeof SEND_STATUSES)[number]

/** What becomes of a row of a file: `sent`, or why it got nothing; `stopped` and `undone` were sent and are taken back; `erased` asked to be forgotten meanwhile. */
export const ROW_OUTCOMES = [
  'sent',
  'invalid',
  'duplicate',
  'holding',
  'revoked',
  'overLimit',
  'stopped',
  'undone',
  'erased',
] as const

export type RowOutcome = (typeof ROW_OUTCOMES)[number]

const UNDO_SMALL = 20

/** The longest wait before the mails go that an issuer may choose, in seconds. */
export const UNDO_MAX_SECONDS = 600

/** How long a send of so many can be undone, in seconds, unless its issuer chose otherwise. */
export function undoSeconds(count: number): number {
  return count <= UNDO_SMALL ? 10 : 60
}

/** What makes two rows the same: the address; of tickets also whom and which place they are for. */
export function identityOf(row: ImportRow, isTicket: boolean): string {
  return isTicket ? JSON.stringify([row.email, row.name, row.seat, row.section]) : row.email
}

/** How long somebody's first community is new, and the mails of a day that each address which collected a badge adds. */
export const NEW_DAYS = 7
export const MAILS_PER_COLLECTOR = 2

/**
 * Mails in 24 hours of a new sender: while half of the people collect their badge, sending never comes to a stop, and what
 * nobody asked for does soon.
 */
export function newSenderLimit(limits: { full: number; atFirst: number }, collectors: number): number {
  return Math.min(limits.full, limits.atFirst + MAILS_PER_COLLECTOR * collectors)
}

/** The note of a row of its own as it is kept, or that of the whole send. */
export function noteOf({ note = '' }: ImportRow, ofSend: string): string {
  return storableText(note.slice(0, NOTE_MAX)) || ofSend
}
