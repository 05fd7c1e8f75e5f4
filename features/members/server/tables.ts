import { sql } from 'drizzle-orm'
import { bigint, bigserial, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { CountedStatus } from '../rules.ts'

/** A text sorted by its bytes, so that an index of any database gives the same order. */
const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Holders who joined an issuer by claiming its Membership; `endedAt` is set when they leave or it is revoked. */
export const members = pgTable(
  'members',
  {
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    since: instant('since').notNull(),
    endedAt: instant('ended_at'),
    /** Set while their Membership badge is suspended. */
    suspendedAt: instant('suspended_at'),
    /** The holder's pseudo, '' without one; and folded for the order by name and for search. */
    name: text('name').notNull().default(''),
    sortName: sortedText('sort_name').notNull().default(''),
    points: bigint('points', { mode: 'number' }).notNull().default(0),
    /** Badges of this issuer that are neither revoked nor suspended. */
    badgeCount: integer('badge_count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.holderId] }),
    index('members_holder').on(t.holderId),
    index('members_newest').on(t.issuerId, t.since, t.holderId).where(sql`ended_at is null`),
    index('members_name').on(t.issuerId, t.sortName, t.holderId).where(sql`ended_at is null`),
    index('members_points').on(t.issuerId, t.points, t.holderId).where(sql`ended_at is null`),
    index('members_badges').on(t.issuerId, t.badgeCount, t.holderId).where(sql`ended_at is null`),
    index('members_suspended')
      .on(t.issuerId, t.since, t.holderId)
      .where(sql`ended_at is null and suspended_at is not null`),
    index('members_left').on(t.issuerId, t.since, t.holderId).where(sql`ended_at is not null`),
  ],
)

/** An issuer's members by status, as changes written by a trigger on `members`: the counts are their sums. */
export const memberCounts = pgTable(
  'member_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    issuerId: text('issuer_id').notNull(),
    status: text('status').$type<CountedStatus>().notNull(),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('member_counts_issuer').on(t.issuerId, t.status)],
)
