/** A send that was made: its file is being read, all of it is written, it was ended early, or taken back. */
export const SEND_STATUSES = ['reading', 'sent', 'stopped', 'undone'] as const
export type SendStatus = (typeof SEND_STATUSES)[number]

/** What becomes of a row of a file: `sent`, or why it got nothing; `stopped` and `undone` were sent and are taken back. */
export const ROW_OUTCOMES = [
  'sent',
  'invalid',
  'duplicate',
  'holding',
  'revoked',
  'overLimit',
  'stopped',
  'undone',
] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** Which column of a file, counted from 0, holds what; -1: none. */
export type Columns = { email: number; name: number; seat: number; section: number }
