import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
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
const isWaiting = sql`${isKept} and not (did_limit = 1 and taken > 0)`

/** A right to one badge (`didLimit` 1) or to several (-1: to any number; on the wire: session); the row's update is the lock. */
export const claims = pgTable(
  'claims',
  {
    id: text('id').primaryKey(),
    sendId: text('send_id').notNull(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    /** '' for a link without an address, and after its erasure. */
    email: text('email').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Number of the present link; raising it ends the older ones. */
    linkN: integer('link_n').notNull().default(1),
    didLimit: bigint('did_limit', { mode: 'number' }).notNull(),
    taken: bigint('taken', { mode: 'number' }).notNull().default(0),
    startDate: instant('start_date'),
    endDate: instant('end_date').notNull(),
    delegationN: integer('delegation_n').notNull(),
    language: text('language').$type<'en' | 'fr'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Where the mail is; `link` when there is none. */
    delivery: text('delivery').$type<Delivery>().notNull(),
    deliveryDetail: text('delivery_detail').notNull().default(''),
    /** A mailer took the row and holds it until then; after a crash another takes it again. */
    leasedUntil: instant('leased_until'),
    tries: integer('tries').notNull().default(0),
    mailedAt: instant('mailed_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason').notNull().default(''),
    /** Set while its badges are suspended; meanwhile nobody takes another. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason').notNull().default(''),
    /** 1 when the link's code is asked for as well (OpenID4VCI 1.0, tx_code). */
    asksCode: integer('asks_code').notNull().default(0),
    /** Wrong codes so far for the present link. */
    codeTries: integer('code_tries').notNull().default(0),
    supersededBy: text('superseded_by').notNull().default(''),
    /** The template's version that was current when the claim was made: its badges are of this one. */
    templateVersion: integer('template_version').notNull().default(1),
    /** What a ticket says of its holder. */
    optionName: text('option_name').notNull().default(''),
    optionSeat: text('option_seat').notNull().default(''),
    optionSection: text('option_section').notNull().default(''),
    /** The open link in whose places this claim of an address has its own; '' for any other claim. */
    linkId: text('link_id').notNull().default(''),
    /** Whether somebody was shown the open link; one that only counts what is mailed is listed nowhere and answers as unknown. */
    isShown: boolean('is_shown').notNull().default(true),
    /** Places of an open link that claims with an address of their own have. */
    reserved: bigint('reserved', { mode: 'number' }).notNull().default(0),
    /** Whoever uses the open link confirms an e-mail address first. */
    confirmsEmail: boolean('confirms_email').notNull().default(false),
    /** Domains of the addresses that may use the open link; empty: all. */
    mailDomains: text('mail_domains').array().notNull().default([]),
    /** Badges that one network may take with the open link; 0: any number. */
    networkLimit: integer('network_limit').notNull().default(0),
    /** Reminders that were mailed for the present link. */
    reminders: integer('reminders').notNull().default(0),
  },
  (t) => [
    index('claims_links').on(t.templateId, t.createdAt).where(sql`did_limit <> 1`),
    index('claims_of_link').on(t.linkId).where(sql`link_id <> ''`),
    index('claims_history').on(t.templateId, t.createdAt, t.id),
    index('claims_due').on(t.sendId, t.createdAt, t.id).where(sql`delivery in ('queued', 'sending')`),
    index('claims_delayed').on(t.sendId).where(sql`delivery = 'queued' and tries > 0`),
    index('claims_mail').on(t.delivery, t.leasedUntil),
    index('claims_email').on(t.templateId, t.email),
    // The history by status: each row stands in one of these, besides those that are shown with another as well.
    index('claims_owner').on(t.templateId, t.createdAt, t.id).where(isOwner),
    index('claims_open').on(t.templateId, t.createdAt, t.id).where(isWaiting),
    index('claims_suspended')
      .on(t.templateId, t.createdAt, t.id)
      .where(sql`revoked_at is null and suspended_at is not null`),
    index('claims_revoked').on(t.templateId, t.createdAt, t.id).where(sql`revoked_at is not null`),
    index('claims_came_back').on(t.issuerId, t.createdAt).where(sql`delivery = 'bounced' and email <> ''`),
    index('claims_bounced').on(t.templateId, t.createdAt, t.id).where(sql`delivery = 'bounced'`),
    index('claims_address').on(t.templateId, sql`${t.email} collate "C"`),
    index('claims_erase').on(t.endDate).where(sql`taken = 0 and email <> ''`),
    uniqueIndex('claims_send_email').on(t.sendId, t.id),
  ],
)

/** Places of a template that are promised or given, over all of its claims; held under its `limit` by a conditional update. */
export const templatePlaces = pgTable('template_places', {
  templateId: text('template_id').primaryKey(),
  reserved: bigint('reserved', { mode: 'number' }).notNull(),
})

/** How many badges a network (hashed) took with an open link. */
export const networkPlaces = pgTable(
  'network_places',
  {
    claimId: text('claim_id').notNull(),
    network: text('network').notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.network] })],
)

/** One visit to an open link: made for a solved puzzle, good for one badge, with the address that was confirmed. */
export const entries = pgTable(
  'claim_entries',
  {
    id: text('id').primaryKey(),
    claimId: text('claim_id').notNull(),
    network: text('network').notNull(),
    /** '' where the link asks for none. */
    email: text('email').notNull().default(''),
    /** Hash of the code that was mailed; '' once it was given, or where none is asked. */
    codeHash: text('code_hash').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    /** Wrong tries of the link's own code, where it asks for one. */
    linkCodeTries: integer('link_code_tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('claim_entries_end').on(t.expiresAt),
    uniqueIndex('claim_entries_email').on(t.claimId, t.email).where(sql`used_at is not null and email <> ''`),
  ],
)

/** Addresses that were sent to and are kept by name, to be used again. */
export const recipientLists = pgTable(
  'recipient_lists',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    name: text('name').notNull(),
    emails: jsonb('emails').$type<string[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('recipient_lists_name').on(t.issuerId, t.name)],
)

/** How a template's claims stand, as changes that a trigger of `claims` writes; their sum counts, and sums are folded. */
export const claimCounts = pgTable(
  'claim_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    templateId: text('template_id').notNull(),
    state: text('state').$type<CountedState>().notNull(),
    /** The mail of an open claim came back. */
    isBounced: boolean('is_bounced').notNull(),
    /** Of an open claim: whether it is pending or expired depends on the time. */
    endDate: instant('end_date'),
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (t) => [index('claim_counts_template').on(t.templateId)],
)
