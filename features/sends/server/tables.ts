import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Delivery } from '#features/claims/rules.ts'
import { instant } from '#platform/tables.ts'
import type { SendStatus } from '../send-rules.ts'

/** One send: its e-mails count against the 24-hour limit when it is accepted. */
export const sends = pgTable(
  'sends',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** Of a list being read, the e-mails of all its rows. */
    mails: integer('mails').notNull(),
    /** The folder whose limit of e-mails a day counts them too; '' when none does. */
    folderId: text('folder_id').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** The sender's message to all recipients; '' without one. */
    message: text('message').notNull().default(''),
    status: text('status').$type<SendStatus>().notNull().default('sent'),
    /** Rows of the file, or addresses; 0 for a send not shown in the panel. */
    total: integer('total').notNull().default(0),
    /** The e-mails are held back until then, so that the send can be undone. */
    holdUntil: instant('hold_until'),
    /** Set while the send is paused. */
    pausedAt: instant('paused_at'),
    /** When failed rows were first retried after a recorded end: earlier e-mails were already reported. */
    retriedAt: instant('retried_at'),
    /** When the last e-mail had left and the issuer was notified, once. */
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('sends_limit').on(t.issuerId, t.createdAt),
    index('sends_unfinished').on(t.id).where(sql`finished_at is null and mails > 0`),
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

/** Named lists of addresses for later sends. */
export const recipientLists = pgTable(
  'recipient_lists',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    /** Hash of the issuer and the address of the contributor whose list it is; '' for a list of the admins. */
    owner: text('owner').notNull().default(''),
    name: text('name').notNull(),
    emails: jsonb('emails').$type<string[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('recipient_lists_name').on(t.issuerId, t.owner, t.name)],
)
