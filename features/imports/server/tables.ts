import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Columns } from '#features/claims/column-rules.ts'
import type { RowOutcome } from '#features/claims/send-rules.ts'
import { instant } from '#platform/tables.ts'

/** A send whose addresses come from a file, which lies beside the database until all of it is read. */
export const imports = pgTable(
  'imports',
  {
    sendId: text('send_id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    /** The caller's Idempotency-Key; '' without one. */
    key: text('key').notNull().default(''),
    /** Hash of template, file and columns, by which the same list is known again. */
    fingerprint: text('fingerprint').notNull(),
    columns: jsonb('columns').$type<Columns>().notNull(),
    /** Mail domains that are corrected to the proposal. */
    fixedDomains: text('fixed_domains').array().notNull().default([]),
    note: text('note').notNull().default(''),
    asksCode: boolean('asks_code').notNull().default(false),
    startDate: instant('start_date'),
    endDate: instant('end_date').notNull(),
    /** Rows that have their receipt. */
    readTo: integer('read_to').notNull().default(0),
    /** When the last chunk was written; a reader that is silent for long is dead. */
    workedAt: instant('worked_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Hashes, salted with the send, of addresses that were erased while it was read, and get nothing. */
    erased: text('erased').array().notNull().default([]),
    /** Set once its file and the addresses in its receipts are gone. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    uniqueIndex('imports_key').on(t.issuerId, t.key).where(sql`key <> ''`),
    index('imports_same').on(t.issuerId, t.fingerprint),
  ],
)

/** What became of each row of an imported file. */
export const importRows = pgTable(
  'import_rows',
  {
    sendId: text('send_id').notNull(),
    /** Counted from 1, without the header. */
    row: integer('row').notNull(),
    /** '' once it is erased; an address that was sent to stands in its claim too. */
    email: text('email').notNull(),
    /** What makes two rows the same: the address, of a ticket with its options. */
    identity: text('identity').notNull(),
    outcome: text('outcome').$type<RowOutcome>().notNull(),
    claimId: text('claim_id').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.sendId, t.row] }),
    uniqueIndex('import_rows_once').on(t.sendId, t.identity).where(sql`outcome = 'sent'`),
  ],
)
