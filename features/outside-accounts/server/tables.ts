import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'
import type { Provider } from '../rules.ts'

/** Accounts of people at providers; each is linked to one wallet. */
export const outsideAccounts = pgTable(
  'outside_accounts',
  {
    provider: text('provider').$type<Provider>().notNull(),
    /** A keyed hash of the provider's id for the person: what a challenge is passed with, once. */
    outsideKey: text('outside_key').notNull(),
    /** The provider's id, '' once the person was erased or the account unlinked. */
    outsideId: text('outside_id').notNull(),
    name: text('name').notNull(),
    /** '' once unlinked or erased. */
    holderId: text('holder_id').notNull(),
    linkedAt: instant('linked_at').notNull(),
    unlinkedAt: instant('unlinked_at'),
    /** Whose wallet it was when it was unlinked: it can come back there at once. '' after erasure. */
    unlinkedBy: text('unlinked_by').notNull().default(''),
    /** When the hash of an erased person's account goes. */
    forgetAt: instant('forget_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.outsideKey] }),
    index('outside_accounts_holder').on(t.holderId).where(sql`holder_id <> ''`),
    index('outside_accounts_unlinked').on(t.unlinkedBy).where(sql`unlinked_by <> ''`),
    index('outside_accounts_forget').on(t.forgetAt).where(sql`forget_at is not null`),
  ],
)

/** Sign-ins that were begun; a state is used once. */
export const outsideFlows = pgTable(
  'outside_flows',
  {
    stateHash: text('state_hash').primaryKey(),
    holderId: text('holder_id').notNull(),
    /** Hash of the session's token: another browser cannot finish it. */
    sessionHash: text('session_hash').notNull(),
    provider: text('provider').$type<Provider>().notNull(),
    /** PKCE, sealed. */
    verifier: text('verifier').notNull(),
    purpose: text('purpose').notNull(),
    back: text('back').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('outside_flows_expires').on(t.expiresAt), index('outside_flows_holder').on(t.holderId)],
)

/** Sealed tokens that wait for the one check for which they were given. */
export const outsideTokens = pgTable(
  'outside_tokens',
  {
    holderId: text('holder_id').notNull(),
    provider: text('provider').$type<Provider>().notNull(),
    purpose: text('purpose').notNull(),
    token: text('token').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.holderId, t.provider, t.purpose] }),
    index('outside_tokens_expires').on(t.expiresAt),
  ],
)
