import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How far a reader has seen an issuer's notifications. */
export const bellMarks = pgTable(
  'bell_marks',
  {
    issuerId: text('issuer_id').notNull(),
    /** Hash of the issuer and the reader's address. */
    reader: text('reader').notNull(),
    seenTo: bigint('seen_to', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuerId, t.reader] })],
)
