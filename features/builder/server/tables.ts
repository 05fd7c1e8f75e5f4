import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** What other software sent under an Idempotency-Key, for a day: the same call answers the same, and sends nothing again. */
export const builtSends = pgTable(
  'built_sends',
  {
    /** The API key that it was sent with. */
    keyId: text('key_id').notNull(),
    /** The caller's Idempotency-Key. */
    key: text('key').notNull(),
    /** Keyed hash of the call. */
    fingerprint: text('fingerprint').notNull(),
    sendId: text('send_id').notNull(),
    /** The claims of its links, in the order of the answer. */
    linkIds: text('link_ids').array().notNull(),
    undoUntil: text('undo_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.key] }), index('built_sends_created').on(t.createdAt)],
)
