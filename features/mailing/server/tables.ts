import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#base/text.ts'
import { instant } from '#platform/tables.ts'
import type { MailKind, MailTexts, SuppressionReason } from '../rules.ts'

/** Suppressed addresses of an issuer, as salted hashes. */
export const suppressions = pgTable(
  'suppressions',
  {
    issuerId: text('issuer_id').notNull(),
    emailHash: text('email_hash').notNull(),
    at: instant('at').notNull(),
    reason: text('reason').$type<SuppressionReason>().notNull().default('unsubscribed'),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.emailHash] }),
    index('suppressions_newest').on(t.issuerId, t.at, t.emailHash),
  ],
)

/** An issuer's changes to the wording of its e-mails (with '' as the template), or of one template's. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull().default(''),
    texts: jsonb('texts').$type<MailTexts>().notNull(),
    /** The reply-to address; '' for the wider setting's. Used only while the address is confirmed. */
    replyTo: text('reply_to').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.templateId] })],
)

/** Reply-to addresses of an issuer besides its admins', usable once confirmed by the mailed code. */
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    email: text('email').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When the code expires. */
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [uniqueIndex('reply_addresses_email').on(t.issuerId, t.email)],
)

/** The words of a test e-mail until it is sent. */
export const mailDrafts = pgTable(
  'mail_drafts',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** '' for the issuer's e-mails. */
    templateId: text('template_id').notNull().default(''),
    kind: text('kind').$type<MailKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    replyTo: text('reply_to').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('mail_drafts_created').on(t.createdAt)],
)
