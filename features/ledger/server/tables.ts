import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** The embedded ledger: a hash chain over what was anchored, one row a leaf, in order and without gaps. */
export const ledgerLeaves = pgTable('ledger_leaves', {
  index: bigint('index', { mode: 'number' }).primaryKey(),
  /** What is anchored: a template's hash, `0x` and 64 hex digits. */
  hash: text('hash').notNull().unique(),
  kind: text('kind').notNull(),
  /** SHA-256 over the head before, the hash and the time. */
  head: text('head').notNull(),
  anchoredAt: instant('anchored_at').notNull(),
})
