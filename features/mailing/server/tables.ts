import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#base/text.ts'
import { instant } from '#platform/tables.ts'
import type { MailKind, MailTexts, SuppressionReason } from '../rules.ts'

/** Addresses that want no more mail from an issuer, as salted hashes. */
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

/** How the mails of an issuer ('' as the template), or of one template, differ from ours. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull().default(''),
    texts: jsonb('texts').$type<MailTexts>().notNull(),
    /** Where answers go; '' where nothing of its own is said. Only while the address is a confirmed one. */
    replyTo: text('reply_to').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.templateId] })],
)

/** Addresses besides its admins' to which answers of an issuer's mails may go, once the mailed code was given. */
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    email: text('email').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Until when the code can be given. */
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [uniqueIndex('reply_addresses_email').on(t.issuerId, t.email)],
)

/** The words of a test mail until it has gone. */
export const mailDrafts = pgTable(
  'mail_drafts',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** '' for the issuer's mails. */
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
