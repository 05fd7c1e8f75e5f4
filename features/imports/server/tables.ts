import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Columns } from '#features/sends/column-rules.ts'
import type { RowOutcome } from '#features/sends/send-rules.ts'
import { instant } from '#platform/tables.ts'

/** A send from a file, which is stored beside the database until it is completely read. */
export const imports = pgTable(
  'imports',
  {
    sendId: text('send_id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    /** The caller's Idempotency-Key; '' without one. */
    key: text('key').notNull().default(''),
    /** Hash of template and file, which identifies a repeated list. */
    fingerprint: text('fingerprint').notNull(),
    columns: jsonb('columns').$type<Columns>().notNull(),
    /** Misspelt e-mail domains to correct as proposed. */
    fixedDomains: text('fixed_domains').array().notNull().default([]),
    note: text('note').notNull().default(''),
    /** Of rows without evidence of their own. */
    evidenceUrl: text('evidence_url').notNull().default(''),
    evidenceText: text('evidence_text').notNull().default(''),
    asksCode: boolean('asks_code').notNull().default(false),
    startDate: instant('start_date'),
    endDate: instant('end_date').notNull(),
    /** Rows that have their receipt. */
    readTo: integer('read_to').notNull().default(0),
    /** When the last chunk was written; a reader silent for long is considered dead. */
    workedAt: instant('worked_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Hashes, salted with the send, of addresses erased while it was read, which get nothing. */
    erased: text('erased').array().notNull().default([]),
    /** Set once its file and the addresses in its receipts are deleted. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    uniqueIndex('imports_key').on(t.issuerId, t.key).where(sql`key <> ''`),
    index('imports_same').on(t.issuerId, t.fingerprint),
  ],
)

/** The outcome of each row of an imported file. */
export const importRows = pgTable(
  'import_rows',
  {
    sendId: text('send_id').notNull(),
    /** Counted from 1, without the header. */
    row: integer('row').notNull(),
    /** '' once erased; the address of a sent row is in its claim too. */
    email: text('email').notNull(),
    /** The key for finding duplicates: the address; for tickets also the options. */
    identity: text('identity').notNull(),
    outcome: text('outcome').$type<RowOutcome>().notNull(),
    claimId: text('claim_id').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.sendId, t.row] }),
    uniqueIndex('import_rows_once').on(t.sendId, t.identity).where(sql`outcome = 'sent'`),
  ],
)
