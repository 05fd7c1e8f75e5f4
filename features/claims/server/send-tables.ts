import { bigint, bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Delivery } from '../rules.ts'
import type { SendStatus } from '../send-rules.ts'

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
