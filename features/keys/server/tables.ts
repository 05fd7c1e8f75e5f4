import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Private keys, each sealed under its own data key. */
export const sealedKeys = pgTable(
  'sealed_keys',
  {
    id: text('id').primaryKey(),
    /**
     * Use of the key: `account` (secp256k1, did:sdi), `issuing` and `ledger` (Ed25519), `holder` (secp256k1), `jwt`
     * and `badge` (P-256, of an issuer and of a holder), `rsa`, `push` (P-256, of the server); `apiKey`,
     * `subscription` (where a browser's notifications go), `outside` (hashes outside accounts), `answer` (answers to
     * other software), `webhook` (a secret of Standard Webhooks) and `keptBadge` (opens a badge of another issuer) sign
     * nothing of Blazon's own.
     */
    purpose: text('purpose').$type<KeyPurpose>().notNull(),
    /** Issuer, holder, push subscription, webhook secret, kept badge or its page, `ledger`, `push` or `outside`. */
    ownerId: text('owner_id').notNull(),
    /** The EIP-55 address, the public key as a multibase text ('' of a destroyed badge key), or the hash of an API key. */
    publicKey: text('public_key').notNull(),
    masterKeyId: text('master_key_id').notNull(),
    wrappedKey: bytes('wrapped_key').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Rotated: it signs no more; its signatures stay valid. */
    retiredAt: instant('retired_at'),
    /** Compromised: no longer published, and none of its signatures is valid. */
    compromisedAt: instant('compromised_at'),
  },
  (t) => [index('sealed_keys_owner').on(t.ownerId, t.purpose)],
)

export type KeyPurpose =
  | 'account'
  | 'issuing'
  | 'holder'
  | 'badge'
  | 'jwt'
  | 'rsa'
  | 'ledger'
  | 'push'
  | 'subscription'
  | 'apiKey'
  | 'outside'
  | 'answer'
  | 'webhook'
  | 'keptBadge'
