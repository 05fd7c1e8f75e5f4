import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { CountedStatus } from '../rules.ts'

/** What lists are ordered by, whatever the direction. */
export type SortedBy = 'since' | 'name' | 'points' | 'badges'

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
    /** What the community calls them, '' without a name; and folded for the order by name and for search. */
    name: text('name').notNull().default(''),
    sortName: sortedText('sort_name').notNull().default(''),
    /** Their other names, folded, for search: each on a line. */
    otherNames: text('other_names').notNull().default(''),
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

/** All names of members, apart from their rows: its index for search is not written each time a figure changes. */
export const memberNames = pgTable(
  'member_names',
  {
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    sortName: sortedText('sort_name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.holderId] })],
)

/**
 * How many current members of a big community are in each part of an order, so that the rows of any page are found
 * without counting those before it. A range begins at its lowest row, and ends where the next one begins; a trigger on
 * `members` keeps its counts.
 */
export const memberRanges = pgTable(
  'member_ranges',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    issuerId: text('issuer_id').notNull(),
    sortedBy: text('sorted_by').$type<SortedBy>().notNull(),
    /** The sortable key of its lowest row (`member_key`), '' for the first range. */
    lowKey: sortedText('low_key').notNull(),
    lowId: text('low_id').notNull(),
    /** Members and suspended ones. */
    members: bigint('members', { mode: 'number' }).notNull(),
    suspended: bigint('suspended', { mode: 'number' }).notNull(),
  },
  (t) => [uniqueIndex('member_ranges_low').on(t.issuerId, t.sortedBy, t.lowKey, t.lowId)],
)
