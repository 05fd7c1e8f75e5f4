import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** A DID that owns badges: `email` when the server keeps its key, `own` when only the person has it. */
export const holders = pgTable('holders', {
  id: text('id').primaryKey(),
  did: text('did').notNull().unique(),
  kind: text('kind').$type<'email' | 'own'>().notNull(),
  pseudo: text('pseudo').notNull().default(''),
  imageCid: text('image_cid').notNull().default(''),
  language: text('language').$type<'en' | 'fr'>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Set when another wallet of the same person took over its badges and addresses. */
  mergedInto: text('merged_into'),
})

/** Badge keys of wallets (P-256): the subjects of their badges. The DID of a key never changes hands. */
export const badgeKeys = pgTable(
  'badge_keys',
  {
    did: text('did').primaryKey(),
    /** The wallet; after a merge, the one that was merged. */
    holderId: text('holder_id').notNull(),
    /** The did:sdi of the account that the key belongs to, as the server or the account itself says. */
    account: text('account').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('badge_keys_holder').on(t.holderId)],
)

/** Proven e-mail addresses; an address opens one wallet. */
export const holderAddresses = pgTable(
  'holder_addresses',
  {
    id: text('id').primaryKey(),
    holderId: text('holder_id')
      .notNull()
      .references(() => holders.id),
    email: text('email').notNull().unique(),
    /** Set once a sign-in link (not only a claim link) has proven the address. */
    provenAt: instant('proven_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('holder_addresses_holder').on(t.holderId)],
)

/** Nonces issued to wallets (EIP-4361 and OpenID4VCI); each is used once. */
export const walletNonces = pgTable('wallet_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
