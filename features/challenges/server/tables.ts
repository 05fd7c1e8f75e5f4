import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { ChallengeState, ChallengeType } from '../rules.ts'

/** Challenges of a community; they are never edited. */
export const challenges = pgTable(
  'challenges',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    type: text('type').$type<ChallengeType>().notNull(),
    /** As `data-rules.ts` has it, with the solutions; of single-use codes only how many. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    reward: bigint('reward', { mode: 'number' }).notNull(),
    title: text('title').notNull().default(''),
    /** Templates of ownsBadges and sentBadges, by id; deleted ones stay, and nobody passes with them (`livingTemplates`). */
    templateIds: text('template_ids').array().notNull().default([]),
    /** Hash of the kiosk page's token; '' without one. */
    kioskHash: text('kiosk_hash').notNull().default(''),
    /** Made in a quest that is not saved yet: members neither see nor pass it until one names it (`publishDrafts`). */
    isDraft: boolean('is_draft').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('challenges_issuer').on(t.issuerId, t.createdAt).where(sql`deleted_at is null`),
    index('challenges_templates').using('gin', t.templateIds),
    uniqueIndex('challenges_kiosk').on(t.kioskHash).where(sql`kiosk_hash <> ''`),
  ],
)

/** One row for each person and challenge, once they tried it. */
export const challengePasses = pgTable(
  'challenge_passes',
  {
    challengeId: text('challenge_id').notNull(),
    issuerId: text('issuer_id').notNull(),
    /** `FORMER_MEMBER` and a fresh id once erased. */
    holderId: text('holder_id').notNull(),
    /** `open` again once a provider could not be asked for an hour, with the reason `unchecked`. */
    state: text('state').$type<ChallengeState>().notNull(),
    /** The cause of its reward in the book: it keeps the wallet of then when wallets are merged. */
    cause: text('cause').notNull().default(''),
    /** What passes it once, whichever wallet holds it: the hash of an outside account. */
    outsideKey: text('outside_key'),
    /** The reward waits for a decision. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Keyed hash of the network from which it was passed, kept for a day. */
    networkHash: text('network_hash').notNull().default(''),
    /** The post that was named, while a job tries to check it again. */
    link: text('link').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** vcAuth: the shared value; null once withdrawn, and for other types. */
    value: text('value'),
    passedAt: instant('passed_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.challengeId, t.holderId] }),
    uniqueIndex('challenge_passes_outside').on(t.challengeId, t.outsideKey).where(sql`outside_key is not null`),
    index('challenge_passes_holder').on(t.holderId, t.issuerId),
    index('challenge_passes_network').on(t.challengeId, t.networkHash).where(sql`network_hash <> ''`),
  ],
)

/** Checks that members requested, for the limits of an hour and a day; older ones are deleted. */
export const challengeChecks = pgTable(
  'challenge_checks',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    /** '' for types that ask no provider. */
    provider: text('provider').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('challenge_checks_holder').on(t.holderId, t.at),
    index('challenge_checks_provider').on(t.issuerId, t.provider, t.at).where(sql`provider <> ''`),
    index('challenge_checks_at').on(t.at),
  ],
)

/** What an admin examines: evidence, and rewards that wait. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    holderId: text('holder_id').notNull(),
    kind: text('kind').$type<'evidence' | 'held'>().notNull(),
    text: text('text').notNull().default(''),
    link: text('link').notNull().default(''),
    /** Content address of the re-encoded picture; '' without one, and once erased. */
    imageCid: text('image_cid').notNull().default(''),
    wallets: integer('wallets').notNull().default(0),
    state: text('state').$type<'waiting' | 'accepted' | 'refused'>().notNull(),
    reason: text('reason').notNull().default(''),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('reviews_waiting').on(t.issuerId, t.createdAt, t.id).where(sql`state = 'waiting'`),
    index('reviews_decided').on(t.issuerId, t.decidedAt, t.id).where(sql`state <> 'waiting'`),
    index('reviews_holder').on(t.holderId),
    index('reviews_image').on(t.imageCid).where(sql`image_cid <> ''`),
    index('reviews_decided_at').on(t.decidedAt).where(sql`state <> 'waiting'`),
    uniqueIndex('reviews_open').on(t.challengeId, t.holderId, t.kind).where(sql`state = 'waiting'`),
  ],
)

/** Single-use codes of a challenge; one is used once. */
export const singleCodes = pgTable(
  'single_codes',
  {
    challengeId: text('challenge_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedBy: text('used_by').notNull().default(''),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.challengeId, t.codeHash] })],
)

/** Attempts at a quiz in a day of the community's time zone. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    challengeId: text('challenge_id').notNull(),
    holderId: text('holder_id').notNull(),
    day: text('day').notNull(),
    attempts: integer('attempts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.challengeId, t.holderId, t.day] }), index('quiz_attempts_holder').on(t.holderId)],
)

/** Wallets that an admin of a community marked as one person. */
export const samePeople = pgTable(
  'same_people',
  {
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    /** The wallet that it belongs to. */
    personId: text('person_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.holderId] }), index('same_people_person').on(t.issuerId, t.personId)],
)

/** A community's own limits; without a row those of the operator hold. */
export const challengeSettings = pgTable('challenge_settings', {
  issuerId: text('issuer_id').primaryKey(),
  perDay: jsonb('per_day').$type<Record<string, number>>().notNull(),
  network: integer('network').notNull(),
})
