import { sql } from 'drizzle-orm'
import { bigint, bigserial, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Way } from '../rules.ts'

const n = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)
const sums = () => ({
  sent: n('sent'),
  cameBack: n('came_back'),
  /** To one person: opened and not collected, by the day of sending. By an open link: openings of its page, by their own day. */
  opened: n('opened'),
  collected: n('collected'),
  shared: n('shared'),
  checked: n('checked'),
  issued: n('issued'),
})
const day = (name: string) => date(name, { mode: 'string' })

/** Changes of the figures, written by triggers in the transaction of their cause; a job adds them to the tables below. */
export const insightChanges = pgTable(
  'insight_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** '' for what belongs to no send, such as checks. */
    sendId: text('send_id').notNull().default(''),
    way: text('way').$type<Way>().notNull(),
    day: day('day').notNull(),
    /** The bound of the time until it was collected, in seconds, -1 beyond the last; null for a change of anything else. */
    bound: integer('bound'),
    ...sums(),
  },
  (t) => [index('insight_changes_issuer').on(t.issuerId, t.templateId)],
)

/** The figures of a day, of each template and of the whole community (`templateId` ''). */
export const insightDays = pgTable(
  'insight_days',
  {
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    way: text('way').$type<Way>().notNull(),
    day: day('day').notNull(),
    ...sums(),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.templateId, t.way, t.day] }),
    index('insight_days_day').on(t.issuerId, t.day),
  ],
)

/** The same of a month, which its first day names. */
export const insightMonths = pgTable(
  'insight_months',
  {
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    way: text('way').$type<Way>().notNull(),
    month: day('month').notNull(),
    ...sums(),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.templateId, t.way, t.month] }),
    index('insight_months_month').on(t.issuerId, t.month),
  ],
)

/** How many of the badges to one person that were sent on a day (or, `isMonth`, in a month) were collected within a bound. */
export const insightWaits = pgTable(
  'insight_waits',
  {
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    isMonth: integer('is_month').notNull(),
    day: day('day').notNull(),
    /** In seconds; -1 beyond the last bound. */
    bound: integer('bound').notNull(),
    count: n('count'),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.templateId, t.isMonth, t.day, t.bound] })],
)

/** The figures of a send with several recipients. */
export const insightSends = pgTable(
  'insight_sends',
  {
    sendId: text('send_id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    ...sums(),
  },
  (t) => [index('insight_sends_template').on(t.issuerId, t.templateId)],
)

/** What is going on with a community's figures: the zone of its days, and whether they are counted again. */
export const insightStates = pgTable('insight_states', {
  issuerId: text('issuer_id').primaryKey(),
  /** The zone in which its days are counted; the community's, but while a change is being counted. */
  zone: text('zone').notNull(),
  countingSince: instant('counting_since'),
})

/** Of a database that had claims before: the day since which openings and checks are counted, and how far older claims are. */
export const insightStart = pgTable('insight_start', {
  id: integer('id').primaryKey().default(1),
  day: day('day').notNull(),
  /** The id of the last older claim that was read; null when all were. */
  after: text('after').default(''),
})

/** Admins who get the weekly e-mail. */
export const insightMails = pgTable(
  'insight_mails',
  {
    issuerId: text('issuer_id').notNull(),
    email: text('email').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    /** The Monday of the last week that was mailed, or found empty. */
    lastWeek: day('last_week'),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.email] }),
    index('insight_mails_due').on(sql`coalesce(last_week, '-infinity'::date)`),
  ],
)
