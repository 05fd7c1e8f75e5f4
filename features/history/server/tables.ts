import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { ChangeKind, NewsKind } from '../rules.ts'

/** E-mails about the status of holders' badges; a mailer leases them like the claims' own e-mails. */
export const claimNews = pgTable(
  'claim_news',
  {
    id: text('id').primaryKey(),
    claimId: text('claim_id').notNull(),
    issuerId: text('issuer_id').notNull(),
    kind: text('kind').$type<NewsKind>().notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    leasedUntil: instant('leased_until'),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [index('claim_news_due').on(t.leasedUntil), index('claim_news_claim').on(t.claimId)],
)

/** When people are reminded of a waiting badge: for an issuer ('' as the template), or for one template. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull().default(''),
    /** Days between one e-mail and the next. */
    days: integer('days').notNull(),
    /** How many reminders; 0 for none. */
    times: integer('times').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.templateId] })],
)

/** One requested change of many claims: a job applies it, and this row holds its progress. */
export const claimChanges = pgTable(
  'claim_changes',
  {
    /** The id of its operation. */
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    sendId: text('send_id').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    reason: text('reason').notNull().default(''),
    isTold: boolean('is_told').notNull().default(false),
    endDate: instant('end_date'),
    /** The last claim processed. */
    doneTo: text('done_to').notNull().default(''),
    changed: integer('changed').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('claim_changes_issuer').on(t.issuerId, t.createdAt)],
)
