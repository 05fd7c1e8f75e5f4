import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

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
