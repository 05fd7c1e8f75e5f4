import type { ImportRow } from './column-rules.ts'

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

/** An issuer's choice of as long as a send's size suggests. */
export const UNDO_USUAL = -1
/** The longest wait before the mails go that an issuer may choose, in seconds. */
export const UNDO_MAX_SECONDS = 600
/** What an issuer is offered, in seconds. */
export const UNDO_CHOICES = [UNDO_USUAL, 0, 10, 60, 300, UNDO_MAX_SECONDS]

/** How long a send of so many can be undone, in seconds, unless its issuer chose otherwise. */
export function undoSeconds(count: number): number {
  return count <= UNDO_SMALL ? 10 : 60
}

/** What makes two rows the same: the address; of tickets also whom and which place they are for. */
export function identityOf(row: ImportRow, isTicket: boolean): string {
  return isTicket ? JSON.stringify([row.email, row.name, row.seat, row.section]) : row.email
}
