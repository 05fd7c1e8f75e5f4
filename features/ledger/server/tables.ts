import { sql } from 'drizzle-orm'
import { bigint, bigserial, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const count = (name: string) => bigint(name, { mode: 'number' })

/** What is anchored: it waits for its leaf, or has one. The order of ids is the order of the leaves. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** `0x` and 64 hex digits. */
    hash: text('hash').notNull().unique(),
    kind: text('kind').notNull(),
    queuedAt: instant('queued_at').notNull(),
    /** The time that the leaf says; set before it has an index only for what was anchored before there was a tree. */
    anchoredAt: instant('anchored_at'),
    /** Of the leaf, from 0; null while it waits. */
    leafIndex: count('leaf_index').unique(),
  },
  (t) => [index('ledger_entries_waiting').on(t.id).where(sql`${t.leafIndex} is null`)],
)

/** The Merkle tree: the hash of every whole subtree, leaves among them (level 0). Rows are written once. */
export const ledgerNodes = pgTable(
  'ledger_nodes',
  {
    level: integer('level').notNull(),
    /** Of the subtree among those of its level, from 0. */
    index: count('index').notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.index] })],
)

/** What the log signed of itself, one row a batch. */
export const ledgerCheckpoints = pgTable('ledger_checkpoints', {
  size: count('size').primaryKey(),
  /** The hash over all leaves, in base64. */
  root: text('root').notNull(),
  /** The signed note. */
  note: text('note').notNull(),
  at: instant('at').notNull(),
})

/** The hash chain of before the tree; its leaves are entries now, in their order and with their times. */
export const ledgerLeaves = pgTable('ledger_leaves', {
  index: count('index').primaryKey(),
  hash: text('hash').notNull().unique(),
  kind: text('kind').notNull(),
  head: text('head').notNull(),
  anchoredAt: instant('anchored_at').notNull(),
})
