import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** Sends by other software under an Idempotency-Key, for a day: a repeated call returns the same, and sends nothing again. */
export const builtSends = pgTable(
  'built_sends',
  {
    /** The API key used. */
    keyId: text('key_id').notNull(),
    /** The caller's Idempotency-Key. */
    key: text('key').notNull(),
    /** Keyed hash of the call. */
    fingerprint: text('fingerprint').notNull(),
    sendId: text('send_id').notNull(),
    /** The claims of its links, in the order of the response. */
    linkIds: text('link_ids').array().notNull(),
    undoUntil: text('undo_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.key] }), index('built_sends_created').on(t.createdAt)],
)
