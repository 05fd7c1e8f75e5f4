import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Source } from '../rules.ts'

const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** One account for each person and each source of a community's points book; sources keep no balance. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    /** '' of a person's account. */
    source: text('source').$type<Source | ''>().notNull().default(''),
    /** Null for sources, and after erasure; accounts of merged wallets share a holder. */
    holderId: text('holder_id'),
  },
  (t) => [
    uniqueIndex('point_accounts_source').on(t.issuerId, t.source).where(sql`source <> ''`),
    index('point_accounts_holder').on(t.holderId, t.issuerId).where(sql`holder_id is not null`),
  ],
)

/** The book: rows are never changed or deleted, which a trigger prevents. */
export const pointTransfers = pgTable(
  'point_transfers',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    /** What it was booked for, unique within a community: `badge:{badgeId}:{n}`. */
    key: text('key').notNull(),
    /** The key without its number: of all transfers of a cause at most one is not reversed. */
    cause: text('cause').notNull(),
    debitId: text('debit_id').notNull(),
    creditId: text('credit_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The transfer that this one takes back. */
    reverses: text('reverses').unique(),
    /** The moment that decides its season; a reversal has that of its original. */
    countsAt: instant('counts_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('point_transfers_key').on(t.issuerId, t.key),
    index('point_transfers_cause').on(t.issuerId, t.cause),
    index('point_transfers_debit').on(t.debitId, t.createdAt, t.id),
    index('point_transfers_credit').on(t.creditId, t.createdAt, t.id),
    index('point_transfers_counts').on(t.issuerId, t.countsAt),
    index('point_transfers_reversed').on(t.issuerId, t.countsAt, t.createdAt).where(sql`reverses is not null`),
    check('point_transfers_sides', sql`debit_id <> credit_id`),
    check('point_transfers_amount', sql`amount > 0`),
  ],
)

/** Why an admin gave or took points; beside the book, so that it can be erased. */
export const pointReasons = pgTable('point_reasons', {
  transferId: text('transfer_id').primaryKey(),
  reason: text('reason').notNull(),
})

/**
 * What is done once in a database: 'badges' that were issued before the book existed, and how far they are booked;
 * 'memberships', the correction of standings that did not match them. No row before the first of it.
 */
export const pointBackfills = pgTable('point_backfills', {
  source: text('source').$type<Source | 'memberships'>().primaryKey(),
  /** The id of the last badge that was read. */
  after: text('after').notNull(),
  booked: bigint('booked', { mode: 'number' }).notNull(),
  endedAt: instant('ended_at'),
})

/** Points of each person in each period: sums of the book, and of a quest what it gave (`setStandings`). */
export const standings = pgTable(
  'standings',
  {
    issuerId: text('issuer_id').notNull(),
    /** 'all', a season such as '2026Q4', or `quest:{questId}`. */
    period: text('period').notNull(),
    holderId: text('holder_id').notNull(),
    /** The holder's DID, by which equal rows are ordered. */
    did: sortedText('did').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
    /** When these points were reached. */
    reachedAt: instant('reached_at').notNull(),
    /** Former members and people who never joined keep their points, and are not ranked. */
    isMember: boolean('is_member').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.period, t.holderId] }),
    index('standings_holder').on(t.holderId),
    // All of one direction, so that a page begins at any row; the last two columns let counts read the index alone.
    index('standings_rank')
      .on(t.issuerId, t.period, sql`(-points)`, t.reachedAt, t.did, t.points, t.holderId)
      .where(sql`is_member`),
  ],
)

/**
 * The coarse ranges of a big ranking, so that any page and rank is found without counting all rows before it. A range begins
 * at its first row, and ends where the next one begins.
 */
export const standingRanges = pgTable(
  'standing_ranges',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    issuerId: text('issuer_id').notNull(),
    period: text('period').notNull(),
    /** The first range begins above all rows: with more points than anybody can have (`FIRST_POINTS`). */
    topPoints: bigint('top_points', { mode: 'number' }).notNull(),
    topReachedAt: instant('top_reached_at').notNull(),
    topDid: sortedText('top_did').notNull(),
  },
  (t) => [uniqueIndex('standing_ranges_top').on(t.issuerId, t.period, sql`(-top_points)`, t.topReachedAt, t.topDid)],
)

/** People in each range, as changes written by a trigger on `standings`: the counts are their sums. */
export const standingRangeCounts = pgTable(
  'standing_range_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    issuerId: text('issuer_id').notNull(),
    rangeId: bigint('range_id', { mode: 'number' }).notNull(),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('standing_range_counts_range').on(t.issuerId, t.rangeId)],
)

/** The ranks of a ranking as the week began, for movements. */
export const standingMarks = pgTable(
  'standing_marks',
  {
    issuerId: text('issuer_id').notNull(),
    period: text('period').notNull(),
    holderId: text('holder_id').notNull(),
    rank: bigint('rank', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.period, t.holderId] }), index('standing_marks_holder').on(t.holderId)],
)

/** The Monday (`2026-11-23`) of a ranking's marks, in the community's time zone. */
export const standingWeeks = pgTable(
  'standing_weeks',
  { issuerId: text('issuer_id').notNull(), period: text('period').notNull(), monday: text('monday').notNull() },
  (t) => [primaryKey({ columns: [t.issuerId, t.period] })],
)

/** A community without a row shows its ranking, with seasons. */
export const rankingSettings = pgTable('ranking_settings', {
  issuerId: text('issuer_id').primaryKey(),
  isShown: boolean('is_shown').notNull(),
  hasSeasons: boolean('has_seasons').notNull(),
})

/** What members answered when they were asked whether the ranking may name them. */
export const rankingNames = pgTable(
  'ranking_names',
  {
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    isShown: boolean('is_shown').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.holderId] }), index('ranking_names_holder').on(t.holderId)],
)
