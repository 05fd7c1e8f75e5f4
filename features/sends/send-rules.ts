import { storableText } from '#base/storable.ts'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import type { ImportRow } from './column-rules.ts'

/** The status of a send: its file is being read, all of it is written, it was stopped, or undone. */
export const SEND_STATUSES = ['reading', 'sent', 'stopped', 'undone'] as const
export type SendStatus = (typeof SEND_STATUSES)[number]

/**
 * The outcome of a file's row: `sent`, or why it got nothing; `stopped` and `undone` were removed with their send;
 * `erased` was erased on request meanwhile.
 */
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

/** An issuer's choice of as long as the size of a send suggests. */
export const UNDO_USUAL = -1
/** The longest time to undo that an issuer may choose, in seconds. */
export const UNDO_MAX_SECONDS = 600
/** The choices offered to an issuer, in seconds. */
export const UNDO_CHOICES = [UNDO_USUAL, 0, 10, 60, 300, UNDO_MAX_SECONDS]

/** The default time to undo a send with this many recipients, in seconds. */
export function undoSeconds(count: number): number {
  return count <= UNDO_SMALL ? 10 : 60
}

/** Of a template, what tells the badges of one address apart. */
export type Kind = { category: string; optionName: boolean }

/** The key of a row for finding duplicates: the address; for tickets also the place, and the name where it is on the ticket. */
export function identityOf(row: ImportRow, template: Kind): string {
  if (template.category !== 'ticket') return row.email
  return JSON.stringify([row.email, nameOnBadge(template, { optionName: row.name }), row.seat, row.section])
}

/** How long a new sender's limit applies, in days, and the daily e-mails added for each address that collected a badge. */
export const NEW_DAYS = 7
export const MAILS_PER_COLLECTOR = 2

/**
 * The 24-hour e-mail limit of a new sender: it does not stop a sender whose recipients collect half of the badges, but
 * soon stops a spammer.
 */
export function newSenderLimit(limits: { full: number; atFirst: number }, collectors: number): number {
  return Math.min(limits.full, limits.atFirst + MAILS_PER_COLLECTOR * collectors)
}

/** The note stored for a row: its own, or that of the whole send. */
export function noteOf({ note = '' }: ImportRow, ofSend: string): string {
  return storableText(note.slice(0, NOTE_MAX)) || ofSend
}
