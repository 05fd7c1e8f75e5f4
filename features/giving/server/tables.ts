import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { GiftState, Givers, Mark } from '../rules.ts'

/** Who may give badges of a Community template; a template without a row has the usual settings, with giving off. */
export const givingSettings = pgTable(
  'giving_settings',
  {
    templateId: text('template_id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    isOn: boolean('is_on').notNull(),
    givers: text('givers').$type<Givers>().notNull(),
    /** With `holders`: one badge of any of these is enough. */
    holderTemplateIds: text('holder_template_ids').array().notNull().default([]),
    perWeek: integer('per_week').notNull(),
    pairDays: integer('pair_days').notNull(),
    reviewsFirst: boolean('reviews_first').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('giving_settings_issuer').on(t.issuerId).where(sql`is_on`)],
)

/** Badges that one person gave to another: at most one row for each press of the button. */
export const gifts = pgTable(
  'gifts',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** The giver's wallet; `FORMER_MEMBER` once erased, also of a recipient. */
    giverId: text('giver_id').notNull(),
    /** The recipient's wallet; '' of an address until its badge is claimed. */
    recipientId: text('recipient_id').notNull().default(''),
    /** The address that the giver entered; '' for a recipient chosen otherwise, and once erased. */
    email: text('email').notNull().default(''),
    /** The claim; '' while it waits for review. */
    claimId: text('claim_id').notNull().default(''),
    badgeId: text('badge_id').notNull().default(''),
    sentence: text('sentence').notNull(),
    /** The giver's account (did:sdi), the name of the recipient in the document that it signed, and its end in seconds. */
    account: text('account').notNull(),
    signedFor: text('signed_for').notNull(),
    signedUntil: bigint('signed_until', { mode: 'number' }).notNull(),
    signature: text('signature').notNull(),
    /** Hash of the wallet and the key of the press. */
    press: text('press').notNull().unique(),
    state: text('state').$type<GiftState>().notNull(),
    mark: text('mark').$type<Mark | ''>().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    claimedAt: instant('claimed_at'),
  },
  (t) => [
    index('gifts_giver').on(t.giverId, t.createdAt, t.id),
    index('gifts_recipient').on(t.recipientId, t.createdAt).where(sql`recipient_id <> ''`),
    index('gifts_email').on(t.email, t.createdAt).where(sql`email <> ''`),
    index('gifts_template').on(t.templateId, t.createdAt, t.id),
    index('gifts_review').on(t.templateId, t.createdAt, t.id).where(sql`state = 'review'`),
    index('gifts_marked').on(t.templateId, t.createdAt, t.id).where(sql`mark <> ''`),
    uniqueIndex('gifts_claim').on(t.claimId).where(sql`claim_id <> ''`),
    index('gifts_badge').on(t.badgeId).where(sql`badge_id <> ''`),
    // Who gave to whom lately, for the search of rings.
    index('gifts_ring').on(t.issuerId, t.giverId, t.claimedAt, t.recipientId).where(sql`state = 'claimed'`),
  ],
)

/** Codes by which givers find a wallet; a merged wallet keeps those of both until they are renewed. */
export const givingCodes = pgTable(
  'giving_codes',
  {
    code: text('code').primaryKey(),
    holderId: text('holder_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('giving_codes_holder').on(t.holderId)],
)

/** People whose gifts a holder refuses. */
export const givingBlocks = pgTable(
  'giving_blocks',
  {
    holderId: text('holder_id').notNull(),
    giverId: text('giver_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.holderId, t.giverId] }), index('giving_blocks_giver').on(t.giverId)],
)

/** Members whom other members of a community may choose as recipients; nobody is shown at first. */
export const shownMembers = pgTable(
  'shown_members',
  { issuerId: text('issuer_id').notNull(), holderId: text('holder_id').notNull() },
  (t) => [primaryKey({ columns: [t.issuerId, t.holderId] }), index('shown_members_holder').on(t.holderId)],
)
