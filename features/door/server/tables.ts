import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Way } from '../rules.ts'

/** The device that shows a ticket: the public half of a key that never leaves it. */
export const ticketDevices = pgTable('ticket_devices', {
  badgeId: text('badge_id').primaryKey(),
  /** Uncompressed P-256 point, base64url. */
  publicKey: text('public_key').notNull(),
  boundAt: instant('bound_at').notNull(),
})

/** Tickets that went in; the keys are what lets one in only once. */
export const checkIns = pgTable(
  'check_ins',
  {
    /** The badge; of a ticket that nobody had collected when it went in, its claim. */
    ticketId: text('badge_id').primaryKey(),
    /** The personal claim of the ticket; '' of a badge that came from an open link. */
    claimId: text('claim_id').notNull().default(''),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    at: instant('at').notNull(),
    way: text('way').$type<Way>().notNull(),
    /** Why somebody was let in by hand; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** The steward's link that let them in; '' for the studio. */
    stewardId: text('steward_id').notNull().default(''),
    /** The Participation template that was given for it; '' for none. */
    givenTemplateId: text('given_template_id').notNull().default(''),
  },
  (t) => [
    index('check_ins_template').on(t.templateId, t.at),
    uniqueIndex('check_ins_claim').on(t.claimId).where(sql`claim_id <> ''`),
    index('check_ins_ungiven').on(t.templateId, t.ticketId).where(sql`given_template_id = ''`),
  ],
)

/** How many check-ins a template has, as changes that a trigger of `check_ins` writes; their sum counts, and sums are folded. */
export const doorCounts = pgTable(
  'door_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    templateId: text('template_id').notNull(),
    inside: bigint('inside', { mode: 'number' }).notNull(),
    /** Those of them that no Participation was given for. */
    ungiven: bigint('ungiven', { mode: 'number' }).notNull(),
  },
  (t) => [index('door_counts_template').on(t.templateId)],
)

/** What an issuer allows at the door of a Ticket template; no row is the default. */
export const doorSettings = pgTable('door_settings', {
  templateId: text('template_id').primaryKey(),
  issuerId: text('issuer_id').notNull(),
  allowsStill: boolean('allows_still').notNull().default(false),
})

/** Links with which helpers scan one template's tickets and do nothing else. */
export const stewards = pgTable(
  'stewards',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('stewards_template').on(t.templateId)],
)
