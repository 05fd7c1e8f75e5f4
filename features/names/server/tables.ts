import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What a person is called in a community, member or not: a row only where somebody said so. */
export const communityNames = pgTable(
  'community_names',
  {
    issuerId: text('issuer_id').notNull(),
    holderId: text('holder_id').notNull(),
    /** What the holder told this community; '' without. */
    givenName: text('given_name').notNull().default(''),
    /** What the community entered when it sent a badge: the name and the address; each '' without. */
    listedName: text('listed_name').notNull().default(''),
    listedEmail: text('listed_email').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.issuerId, t.holderId] }),
    index('community_names_holder').on(t.holderId),
    // The operator class finds the beginnings of addresses in any collation.
    index('community_names_email').on(t.issuerId, t.listedEmail.op('text_pattern_ops')).where(sql`listed_email <> ''`),
  ],
)
