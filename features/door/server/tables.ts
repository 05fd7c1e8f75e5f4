import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Way } from '../rules.ts'

/** The device that a ticket is bound to: the public half of a key that never leaves it. */
export const ticketDevices = pgTable('ticket_devices', {
  badgeId: text('badge_id').primaryKey(),
  /** Uncompressed P-256 point, base64url. */
  publicKey: text('public_key').notNull(),
  boundAt: instant('bound_at').notNull(),
})

/** Tickets that were checked in; the keys admit each only once. */
export const checkIns = pgTable(
  'check_ins',
  {
    /** The badge; for a ticket that was not collected before check-in, its claim. */
    ticketId: text('badge_id').primaryKey(),
    /** The ticket's personal claim; '' for a badge from an open link. */
    claimId: text('claim_id').notNull().default(''),
    issuerId: text('issuer_id').notNull(),
    templateId: text('template_id').notNull(),
    at: instant('at').notNull(),
    way: text('way').$type<Way>().notNull(),
    /** Why the ticket was checked in by hand; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** The door staff link used; '' for the studio. */
    stewardId: text('steward_id').notNull().default(''),
    /** The ids of the Participation templates given for it, separated by spaces; '' for none. */
    givenTemplateIds: text('given_template_id').notNull().default(''),
  },
  (t) => [
    index('check_ins_template').on(t.templateId, t.at),
    uniqueIndex('check_ins_claim').on(t.claimId).where(sql`claim_id <> ''`),
    index('check_ins_ungiven').on(t.templateId, t.ticketId).where(sql`given_template_id = ''`),
  ],
)

/**
 * Check-ins per template, as changes written by a trigger on `check_ins`: the count is their sum, and they are compacted
 * regularly.
 */
export const doorCounts = pgTable(
  'door_counts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    templateId: text('template_id').notNull(),
    inside: bigint('inside', { mode: 'number' }).notNull(),
    /** Those for which no Participation badge was given. */
    ungiven: bigint('ungiven', { mode: 'number' }).notNull(),
  },
  (t) => [index('door_counts_template').on(t.templateId)],
)

/** An issuer's settings for the door of a Ticket template; the defaults apply without a row. */
export const doorSettings = pgTable('door_settings', {
  templateId: text('template_id').primaryKey(),
  issuerId: text('issuer_id').notNull(),
  allowsStill: boolean('allows_still').notNull().default(false),
})

/** Door staff links, with which helpers scan one template's tickets and do nothing else. */
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
