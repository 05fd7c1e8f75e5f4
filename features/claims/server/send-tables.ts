import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Columns } from '../column-rules.ts'
import type { Delivery } from '../rules.ts'
import type { RowOutcome, SendStatus } from '../send-rules.ts'

/** One send: its e-mails count against the 24-hour limit when it is accepted. */
export const sends = pgTable(
  'sends',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** Of a list being read, the e-mails of all its rows. */
    mails: integer('mails').notNull(),
    createdAt: instant('created_at').notNull(),
    status: text('status').$type<SendStatus>().notNull().default('sent'),
    /** Rows of the file, or addresses; 0 for a send not shown in the panel. */
    total: integer('total').notNull().default(0),
    /** The e-mails are held back until then, so that the send can be undone. */
    holdUntil: instant('hold_until'),
    /** Set while the send is paused. */
    pausedAt: instant('paused_at'),
    /** When failed rows were last retried: earlier e-mails were already reported. */
    retriedAt: instant('retried_at'),
    /** When the last e-mail had left and the issuer was notified, once. */
    finishedAt: instant('finished_at'),
  },
  (t) => [index('sends_limit').on(t.issuerId, t.createdAt)],
)

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

/** Sends by other software under an Idempotency-Key, for a day: a repeated call returns the same, and sends nothing again. */
export const builtSends = pgTable(
  'built_sends',
  {
    /** The API key used. */
    keyId: text('key_id').notNull(),
    /** The caller's Idempotency-Key. */
    key: text('key').notNull(),
    /** Keyed hash of the call. */
    fingerprint: text('fingerprint').notNull(),
    sendId: text('send_id').notNull(),
    /** The claims of its links, in the order of the response. */
    linkIds: text('link_ids').array().notNull(),
    undoUntil: text('undo_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.key] }), index('built_sends_created').on(t.createdAt)],
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

/** An issuer's settings for sends. */
export const sendSettings = pgTable('send_settings', {
  issuerId: text('issuer_id').primaryKey(),
  /** How long a send can be undone, in seconds; null for the default by its size. */
  undoSeconds: integer('undo_seconds'),
})

/**
 * E-mails of a send by state, as changes written by triggers on `claims`: the counts are their sums, and they are
 * compacted regularly.
 */
export const sendCounts = pgTable(
  'send_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sendId: text('send_id').notNull(),
    /** An e-mail held by a mailer counts as queued. */
    delivery: text('delivery').$type<Exclude<Delivery, 'sending'>>().notNull(),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('send_counts_send').on(t.sendId)],
)
