import { customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BadgeState, Word } from '#features/proofs/word-rules.ts'
import { instant } from '#platform/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Badges of other issuers that wallets keep. What they say is sealed: by a key of the row that is sealed beside the server's
 * private keys (purpose `keptBadge`, the row's id is its owner), or by the wallet's device, so that the server cannot open it.
 */
export const keptBadges = pgTable(
  'kept_badges',
  {
    id: text('id').primaryKey(),
    holderId: text('holder_id').notNull(),
    /** SHA-256 of the credential (hex); of a badge that a device sealed, keyed by the device. */
    hash: text('hash').notNull(),
    keptAt: instant('kept_at').notNull(),
    /** The DID of the account whose device sealed it; '' where the server did. */
    sealedBy: text('sealed_by').notNull().default(''),
    /** The file as it was received; of a device, all that it knows of the badge. */
    sealed: bytes('sealed').notNull(),
    /** What the list shows. */
    summary: bytes('summary').notNull(),
    /** What the last check found; null where a device sealed it. */
    reading: bytes('reading'),
    /** The length of what was sealed when it was kept, which a wallet's limit counts. */
    bytes: integer('bytes').notNull(),
    /** '' and null where a device sealed it. */
    word: text('word').$type<Word | ''>().notNull().default(''),
    state: text('state').$type<BadgeState | ''>().notNull().default(''),
    checkedAt: instant('checked_at'),
    /** When it is checked again by itself; null for those that are only checked when they are opened. */
    recheckAt: instant('recheck_at'),
  },
  (t) => [
    uniqueIndex('kept_badges_once').on(t.holderId, t.hash),
    index('kept_badges_holder').on(t.holderId, t.keptAt, t.id),
    index('kept_badges_recheck').on(t.recheckAt),
  ],
)

/**
 * Public pages of kept badges, which their holders turn on and off. Each has a copy of the badge, sealed by the server (its
 * id is the owner of the key), because the server may not be able to open the badge itself; it is removed when the page ends.
 */
export const keptShares = pgTable(
  'kept_shares',
  {
    id: text('id').primaryKey(),
    keptId: text('kept_id').notNull(),
    holderId: text('holder_id').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    checkedAt: instant('checked_at').notNull(),
    /** The file, and what the last check found; null once it ended. */
    sealed: bytes('sealed'),
    reading: bytes('reading'),
    /** SHA-256 of the credential (hex); once it ended, only where an operator ended it: its holder gets no other page of it. */
    hash: text('hash'),
  },
  (t) => [index('kept_shares_badge').on(t.keptId), index('kept_shares_holder').on(t.holderId)],
)
