import type { SQL } from 'drizzle-orm'

/** A row of the audit and of the events: its issuer is decided. */
export type EventRow = {
  action: string
  issuerId: string | null
  subjectId: string
  detail?: Record<string, string | number | boolean>
}

/** An insert or update without `returning`; with `rows`, that many must be written. */
export type LaterWrite = { table: string; statement: SQL; rows?: number }

/** What a transaction writes in one statement before its commit: see `writeTogether`. */
export type Later = { events: EventRow[]; writes: LaterWrite[] }
