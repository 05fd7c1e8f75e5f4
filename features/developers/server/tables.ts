import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Scope } from '#base/scopes.ts'
import { instant } from '#platform/tables.ts'

/** Keys with scopes (header `Token`, `blz_…`). A key is found by its id, which is part of it; only a hash of its secret is stored. */
export const scopedKeys = pgTable(
  'scoped_keys',
  {
    id: text('id').primaryKey(),
    issuerId: text('issuer_id').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    /** Empty for all templates. */
    templateIds: text('template_ids').array().notNull(),
    /** In CIDR notation; empty for all networks. */
    networks: text('networks').array().notNull(),
    secretHash: text('secret_hash').notNull(),
    lastFour: text('last_four').notNull(),
    /** The secret before, which works until `old_until`; '' if there was none. */
    oldHash: text('old_hash').notNull().default(''),
    oldUntil: instant('old_until'),
    createdAt: instant('created_at').notNull(),
    /** The address of the admin who made it; stays when they are removed from the team, '' once erased. */
    createdBy: text('created_by').notNull(),
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
    /** Written at most once a minute; with the call (`GET /managers/templates`) and the hashed network. */
    lastUsedAt: instant('last_used_at'),
    lastCall: text('last_call').notNull().default(''),
    lastNetwork: text('last_network').notNull().default(''),
    /** When the admins were mailed that it was not used for 90 days; once for each such period. */
    unusedMailedAt: instant('unused_mailed_at'),
  },
  (t) => [
    index('scoped_keys_issuer').on(t.issuerId, t.createdAt).where(sql`ended_at is null`),
    index('scoped_keys_maker').on(t.createdBy),
  ],
)

/** When the community's own key of the specification was last used. */
export const ownKeyUses = pgTable('own_key_uses', {
  keyId: text('key_id').primaryKey(),
  issuerId: text('issuer_id').notNull(),
  at: instant('at').notNull(),
  call: text('call').notNull(),
})

/** Writing calls of keys under an `Idempotency-Key`, for a day: a repeated call gets the same answer, and does nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The API key used. */
    keyId: text('key_id').notNull(),
    /** The caller's text. */
    key: text('key').notNull(),
    /** Keyed hash of the call and its input. */
    fingerprint: text('fingerprint').notNull(),
    /** The sealed answer, which may hold links; '' while the call is in progress. */
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)
