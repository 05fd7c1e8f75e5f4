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

/** The longest time to undo that an issuer may choose, in seconds. */
export const UNDO_MAX_SECONDS = 600

/** The default time to undo a send with this many recipients, in seconds. */
export function undoSeconds(count: number): number {
  return count <= UNDO_SMALL ? 10 : 60
}

/** The key of a row for finding duplicates: the address; for tickets also the name and the place. */
export function identityOf(row: ImportRow, isTicket: boolean): string {
  return isTicket ? JSON.stringify([row.email, row.name, row.seat, row.section]) : row.email
}
