import { sql } from 'drizzle-orm'
import { bigint, bigserial, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const count = (name: string) => bigint(name, { mode: 'number' })

/** Entries of the log, waiting for their leaf or with one. The order of ids is the order of the leaves. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** `0x` and 64 hex digits. */
    hash: text('hash').notNull().unique(),
    kind: text('kind').notNull(),
    queuedAt: instant('queued_at').notNull(),
    /** The time in the leaf; set before the index only for entries older than the tree. */
    anchoredAt: instant('anchored_at'),
    /** Index of the leaf, from 0; null while it waits. */
    leafIndex: count('leaf_index').unique(),
  },
  (t) => [index('ledger_entries_waiting').on(t.id).where(sql`${t.leafIndex} is null`)],
)

/** The Merkle tree: the hash of every complete subtree, including leaves (level 0). Rows are written once. */
export const ledgerNodes = pgTable(
  'ledger_nodes',
  {
    level: integer('level').notNull(),
    /** Index of the subtree in its level, from 0. */
    index: count('index').notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.index] })],
)

/** The signed checkpoints of the log, one row per batch. */
export const ledgerCheckpoints = pgTable('ledger_checkpoints', {
  size: count('size').primaryKey(),
  /** The hash over all leaves, in base64. */
  root: text('root').notNull(),
  /** The signed note. */
  note: text('note').notNull(),
  at: instant('at').notNull(),
})

/** The hash chain that preceded the tree; its leaves are now entries, in their order and with their times. */
export const ledgerLeaves = pgTable('ledger_leaves', {
  index: count('index').primaryKey(),
  hash: text('hash').notNull().unique(),
  kind: text('kind').notNull(),
  head: text('head').notNull(),
  anchoredAt: instant('anchored_at').notNull(),
})
