import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** Quests of a community. */
export const quests = pgTable(
  'quests',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    termsUrl: text('terms_url').notNull(),
    successMessage: text('success_message').notNull(),
    limit: bigint('limit', { mode: 'number' }),
    isOrdered: boolean('is_ordered').notNull(),
    fromStart: boolean('from_start').notNull(),
    rewardPoints: bigint('reward_points', { mode: 'number' }).notNull(),
    /** '' without a badge, and once its template is gone. */
    rewardTemplateId: text('reward_template_id').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Ended by an admin: a clock that goes back does not open it again. */
    endedAt: instant('ended_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('quests_issuer').on(t.issuerId, t.createdAt).where(sql`deleted_at is null`)],
)

/** The steps of a quest, in their order. */
export const questChallenges = pgTable(
  'quest_challenges',
  {
    questId: text('quest_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    position: integer('position').notNull(),
    isRequired: boolean('is_required').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questId, t.challengeId] }), index('quest_challenges_challenge').on(t.challengeId)],
)

/** People who began a quest. */
export const questEntries = pgTable(
  'quest_entries',
  {
    questId: text('quest_id').notNull(),
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Hash of the address of the terms, '' without terms. */
    termsHash: text('terms_hash').notNull(),
    termsAt: instant('terms_at'),
    doneAt: instant('done_at'),
    /** When a revocation left it undone, which gave its place back; `doneAt` is null then. */
    undoneAt: instant('undone_at'),
    /** The reward badge: due until issued; `badgeWhy` is the key of the problem that keeps it. */
    badgeDue: boolean('badge_due').notNull().default(false),
    badgeWhy: text('badge_why').notNull().default(''),
    badgeId: text('badge_id').notNull().default(''),
    /** What the quest and its challenges gave, for its ranking. */
    points: bigint('points', { mode: 'number' }).notNull().default(0),
    /** The required step that comes next; '' where none is missing. */
    nextId: text('next_id').notNull().default(''),
    /** The wallet under which the reward was booked, which may have merged since; '' while none is. */
    bookedAs: text('booked_as').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.questId, t.holderId] }),
    index('quest_entries_holder').on(t.holderId, t.issuerId),
    index('quest_entries_due').on(t.questId).where(sql`badge_due`),
    index('quest_entries_waiting').on(t.questId, t.nextId).where(sql`done_at is null`),
  ],
)

/** How many of a quest's places are taken; `taken <= places` is decided by the conditional update that takes one. */
export const questPlaces = pgTable('quest_places', {
  questId: text('quest_id').primaryKey(),
  started: bigint('started', { mode: 'number' }).notNull(),
  taken: bigint('taken', { mode: 'number' }).notNull(),
  /** The quest's limit, in the row that is locked to take a place; null without one. */
  places: bigint('places', { mode: 'number' }),
})
