import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Delivery } from '../rules.ts'

/** One act of sending: its mails count against the 24-hour limit when it is accepted. */
export const sends = pgTable(
  'sends',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    mails: integer('mails').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('sends_limit').on(t.issuerId, t.createdAt)],
)

/** A right to one badge (`didLimit` 1) or to several (on the wire: session); the row's update is the lock. */
export const claims = pgTable(
  'claims',
  {
    id: text('id').primaryKey(),
    sendId: text('send_id').notNull(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** '' for a link without an address, and after its erasure. */
    email: text('email').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Number of the present link; raising it ends the older ones. */
    linkN: integer('link_n').notNull().default(1),
    didLimit: bigint('did_limit', { mode: 'number' }).notNull(),
    taken: bigint('taken', { mode: 'number' }).notNull().default(0),
    startDate: instant('start_date'),
    endDate: instant('end_date').notNull(),
    delegationN: integer('delegation_n').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Where the mail is; `link` when there is none. */
    delivery: text('delivery').$type<Delivery>().notNull(),
    deliveryDetail: text('delivery_detail').notNull().default(''),
    /** A mailer took the row and holds it until then; after a crash another takes it again. */
    leasedUntil: instant('leased_until'),
    tries: integer('tries').notNull().default(0),
    mailedAt: instant('mailed_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason').notNull().default(''),
    /** Set while its badges are suspended; meanwhile nobody takes another. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason').notNull().default(''),
    /** 1 when the link's code is asked for as well (OpenID4VCI 1.0, tx_code). */
    asksCode: integer('asks_code').notNull().default(0),
    /** Wrong codes so far for the present link. */
    codeTries: integer('code_tries').notNull().default(0),
    supersededBy: text('superseded_by').notNull().default(''),
  },
  (t) => [
    index('claims_history').on(t.templateId, t.createdAt, t.id),
    index('claims_mail').on(t.delivery, t.leasedUntil),
    index('claims_email').on(t.templateId, t.email),
    uniqueIndex('claims_send_email').on(t.sendId, t.id),
  ],
)

/** Addresses that want no more mail from an issuer, as salted hashes. */
export const suppressions = pgTable(
  'suppressions',
  {
    issuerId: text('issuer_id').notNull(),
    emailHash: text('email_hash').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.emailHash] })],
)
