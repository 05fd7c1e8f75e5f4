import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { CountedState } from '../row-count-rules.ts'
import type { Delivery } from '../rules.ts'

const isKept = sql`revoked_at is null and suspended_at is null`
const isOwner = sql`${isKept} and did_limit = 1 and taken > 0`
const isUncollected = sql`did_limit = 1 and taken = 0 and sent_at is not null`
const isWaiting = sql`${isKept} and not (did_limit = 1 and taken > 0)`

/** A right to one badge (`didLimit` 1), several, or any number (-1); "session" in the API. The row's update is the lock. */
export const claims = pgTable(
  'claims',
  {
    id: text('id').primaryKey(),
    sendId: text('send_id').notNull(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** '' for a link without an address, and once erased. */
    email: text('email').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Number of the current link; raising it ends the older ones. */
    linkN: integer('link_n').notNull().default(1),
    didLimit: bigint('did_limit', { mode: 'number' }).notNull(),
    taken: bigint('taken', { mode: 'number' }).notNull().default(0),
    startDate: instant('start_date'),
    endDate: instant('end_date').notNull(),
    delegationN: integer('delegation_n').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The state of the e-mail; `link` when there is none. */
    delivery: text('delivery').$type<Delivery>().notNull(),
    deliveryDetail: text('delivery_detail').notNull().default(''),
    /** A mailer holds the row until then; after a crash another takes it. */
    leasedUntil: instant('leased_until'),
    tries: integer('tries').notNull().default(0),
    mailedAt: instant('mailed_at'),
    /** When it was first handed over: to the mail server, to a wallet, or as a link to one person; null of a reissued one. Never cleared. */
    sentAt: instant('sent_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason').notNull().default(''),
    /** Set while its badges are suspended; meanwhile no more can be collected. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason').notNull().default(''),
    /** 1 when the link's code is required as well (OpenID4VCI 1.0, tx_code). */
    asksCode: integer('asks_code').notNull().default(0),
    /** Wrong codes so far for the current link. */
    codeTries: integer('code_tries').notNull().default(0),
    supersededBy: text('superseded_by').notNull().default(''),
    /** The template's version for its badges: the current one when the claim was made or last moved. */
    templateVersion: integer('template_version').notNull().default(1),
    /** The recipient's name as the community entered it, and the other data of a ticket. */
    optionName: text('option_name').notNull().default(''),
    /** What its recipient wants to be called by the community, until the badge is collected; '' without an answer. */
    givenName: text('given_name').notNull().default(''),
    optionSeat: text('option_seat').notNull().default(''),
    optionSection: text('option_section').notNull().default(''),
    /** Evidence of its badge; '' without, and once erased. */
    evidenceUrl: text('evidence_url').notNull().default(''),
    evidenceText: text('evidence_text').notNull().default(''),
    /** The person who gave the badge (did:sdi) and their name, as its credential has them; '' where the community did. */
    giverDid: text('giver_did').notNull().default(''),
    giverName: text('giver_name').notNull().default(''),
    /** The open link whose place this claim reserves; '' for any other claim. */
    linkId: text('link_id').notNull().default(''),
    /** Whether the open link was ever shown; one that only counts mailed places is not listed, and appears unknown. */
    isShown: boolean('is_shown').notNull().default(true),
    /** Places of an open link reserved by claims with an address of their own. */
    reserved: bigint('reserved', { mode: 'number' }).notNull().default(0),
    /** Whether visitors of the open link must confirm an e-mail address first. */
    confirmsEmail: boolean('confirms_email').notNull().default(false),
    /** Domains of the addresses that may use the open link; empty: all. */
    mailDomains: text('mail_domains').array().notNull().default([]),
    /** Limit of badges per network with the open link; 0 means unlimited. */
    networkLimit: integer('network_limit').notNull().default(0),
    /** The holder that the claim belongs to; '' for claims that go to an address or a link. */
    holderId: text('holder_id').notNull().default(''),
    /** Reminders mailed for the current link. */
    reminders: integer('reminders').notNull().default(0),
  },
  (t) => [
    index('claims_links').on(t.templateId, t.createdAt).where(sql`did_limit <> 1`),
    index('claims_of_link').on(t.linkId).where(sql`link_id <> ''`),
    index('claims_history').on(t.templateId, t.createdAt, t.id),
    index('claims_due').on(t.sendId, t.createdAt, t.id).where(sql`delivery in ('queued', 'sending')`),
    index('claims_delayed').on(t.sendId).where(sql`delivery = 'queued' and tries > 0`),
    index('claims_mail').on(t.leasedUntil).where(sql`delivery in ('queued', 'sending')`),
    // The operator class finds whole addresses and their beginnings in any collation.
    index('claims_email').on(t.templateId, t.email.op('text_pattern_ops')),
    // The history by status: each row is in one of these, besides those that overlap.
    index('claims_owner').on(t.templateId, t.createdAt, t.id).where(isOwner),
    index('claims_open').on(t.templateId, t.createdAt, t.id).where(isWaiting),
    index('claims_suspended')
      .on(t.templateId, t.createdAt, t.id)
      .where(sql`revoked_at is null and suspended_at is not null`),
    index('claims_revoked').on(t.templateId, t.createdAt, t.id).where(sql`revoked_at is not null`),
    index('claims_came_back').on(t.issuerId, t.createdAt).where(sql`delivery = 'bounced' and email <> ''`),
    index('claims_bounced').on(t.templateId, t.createdAt, t.id).where(sql`delivery = 'bounced'`),
    index('claims_erase').on(t.endDate).where(sql`taken = 0 and email <> ''`),
    index('claims_holder').on(t.holderId, t.createdAt).where(sql`holder_id <> ''`),
    // Tickets at the door: by name, and by any part of what is written on them.
    index('claims_guests')
      // A name may have 2,000 characters, an entry of the index 2,704 bytes.
      .on(t.templateId, sql`left(search_text(${t.optionName}), 100) collate "C"`, t.id)
      .where(sql`option_name <> ''`),
    index('claims_guest_texts')
      .using('gin', sql`search_text(' ' || option_name || ' ' || option_section || ' ' || option_seat) gin_trgm_ops`)
      .where(sql`option_name <> '' or option_section <> '' or option_seat <> ''`),
    index('claims_giver').on(t.giverDid).where(sql`giver_did <> ''`),
    // The history by whether the page was opened, and by the day of sending.
    index('claims_uncollected').on(t.templateId, t.createdAt, t.id, t.sentAt).where(isUncollected),
    uniqueIndex('claims_send_email').on(t.sendId, t.id),
  ],
)

/** That a person opened the page of a claim, while it is not collected; of when, only the day, of the claim's community. */
export const claimOpenings = pgTable(
  'claim_openings',
  {
    claimId: text('claim_id')
      .primaryKey()
      .references(() => claims.id, { onDelete: 'cascade' }),
    templateId: text('template_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [index('claim_openings_template').on(t.templateId)],
)

/** Reserved and issued places of a template, over all of its claims; a conditional update keeps them within its `limit`. */
export const templatePlaces = pgTable('template_places', {
  templateId: text('template_id').primaryKey(),
  reserved: bigint('reserved', { mode: 'number' }).notNull(),
})

/** Badges that a network (hashed) collected with an open link. */
export const networkPlaces = pgTable(
  'network_places',
  {
    claimId: text('claim_id').notNull(),
    network: text('network').notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.network] })],
)

/** One visit to an open link: created for a solved puzzle, valid for one badge, with the confirmed address. */
export const entries = pgTable(
  'claim_entries',
  {
    id: text('id').primaryKey(),
    claimId: text('claim_id').notNull(),
    network: text('network').notNull(),
    /** '' where the link requires none. */
    email: text('email').notNull().default(''),
    /** As of claims. */
    givenName: text('given_name').notNull().default(''),
    /** Hash of the mailed code; '' once it was entered, or where none is required. */
    codeHash: text('code_hash').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    /** Wrong tries of the link's own code, where it has one. */
    linkCodeTries: integer('link_code_tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('claim_entries_end').on(t.expiresAt),
    uniqueIndex('claim_entries_email').on(t.claimId, t.email).where(sql`used_at is not null and email <> ''`),
  ],
)

/**
 * A template's claims by state, as changes written by a trigger on `claims`: the counts are their sums, and they are
 * compacted regularly.
 */
export const claimCounts = pgTable(
  'claim_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    templateId: text('template_id').notNull(),
    state: text('state').$type<CountedState>().notNull(),
    /** Whether the e-mail of an open claim bounced. */
    isBounced: boolean('is_bounced').notNull(),
    /** Of an open claim, because whether it is pending or expired depends on the time. */
    endDate: instant('end_date'),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('claim_counts_template').on(t.templateId)],
)
