import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** Holders who joined an issuer by claiming its Membership; `endedAt` is set when they leave or it is revoked. */
export const members = pgTable(
  'members',
  {
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    since: instant('since').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.holderId] }), index('members_holder').on(t.holderId)],
)
