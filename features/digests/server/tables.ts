import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Every } from '../rules.ts'

/** How often a holder gets a digest; without a row it is off. */
export const digestSettings = pgTable(
  'digest_settings',
  {
    holderId: text('holder_id').primaryKey(),
    every: text('every').$type<Every>().notNull(),
    /** IANA name. */
    timeZone: text('time_zone').notNull(),
    /** When the next one is due; null while it is off. */
    nextAt: instant('next_at'),
    /** Up to when earlier digests have said what is new. */
    coveredTo: instant('covered_to'),
    /** Set when it was turned off because a mail server refused the address for good. */
    isRefused: boolean('is_refused').notNull().default(false),
  },
  (t) => [index('digest_settings_next').on(t.nextAt).where(sql`next_at is not null`)],
)

/** Digests that are due or were mailed: at most one of a holder and due time. A mailer leases them. */
export const digestMails = pgTable(
  'digest_mails',
  {
    /** Its Message-ID is made of this. */
    id: text('id').primaryKey(),
    holderId: text('holder_id').notNull(),
    dueAt: instant('due_at').notNull(),
    leasedUntil: instant('leased_until'),
    tries: integer('tries').notNull().default(0),
    /** Null if there was nothing to say, and while it waits. */
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('digest_mails_holder').on(t.holderId, t.dueAt),
    index('digest_mails_waiting').on(t.dueAt).where(sql`ended_at is null`),
    index('digest_mails_ended').on(t.endedAt).where(sql`ended_at is not null`),
  ],
)
