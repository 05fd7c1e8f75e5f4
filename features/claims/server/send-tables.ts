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

/** One act of sending: its mails count against the 24-hour limit when it is accepted. */
export const sends = pgTable(
  'sends',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** Of a list whose rows are read still, those of all its rows. */
    mails: integer('mails').notNull(),
    createdAt: instant('created_at').notNull(),
    status: text('status').$type<SendStatus>().notNull().default('sent'),
    /** Rows of the file, or addresses; 0 where nobody follows the send. */
    total: integer('total').notNull().default(0),
    /** The mails are held back until then, so that the send can be undone. */
    holdUntil: instant('hold_until'),
    /** Set while nothing of it is read or mailed. */
    pausedAt: instant('paused_at'),
    /** When what had failed of it was last sent again: what was mailed before is told of already. */
    retriedAt: instant('retried_at'),
    /** When the last of its mails was out and its issuer was told so, once. */
    finishedAt: instant('finished_at'),
  },
  (t) => [index('sends_limit').on(t.issuerId, t.createdAt)],
)

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

/** What other software sent under an Idempotency-Key, for a day: the same call answers the same, and sends nothing again. */
export const builtSends = pgTable(
  'built_sends',
  {
    /** The API key that it was sent with. */
    keyId: text('key_id').notNull(),
    /** The caller's Idempotency-Key. */
    key: text('key').notNull(),
    /** Keyed hash of the call. */
    fingerprint: text('fingerprint').notNull(),
    sendId: text('send_id').notNull(),
    /** The claims of its links, in the order of the answer. */
    linkIds: text('link_ids').array().notNull(),
    undoUntil: text('undo_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.key] }), index('built_sends_created').on(t.createdAt)],
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

/** How an issuer sends. */
export const sendSettings = pgTable('send_settings', {
  issuerId: text('issuer_id').primaryKey(),
  /** How long a send can be undone, in seconds; null: as its size suggests. */
  undoSeconds: integer('undo_seconds'),
})

/** Where the mails of a send are, as changes that triggers of `claims` write; their sum counts, and sums are folded. */
export const sendCounts = pgTable(
  'send_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sendId: text('send_id').notNull(),
    /** A mail in a mailer's hands counts as queued. */
    delivery: text('delivery').$type<Exclude<Delivery, 'sending'>>().notNull(),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('send_counts_send').on(t.sendId)],
)
