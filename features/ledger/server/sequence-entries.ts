import { asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { encodeHash } from '../checkpoint-rules.ts'
import { growTree, hashLeaf, rootOf, type TreeNode } from '../merkle-rules.ts'
import { entryBytes } from '../rules.ts'
import { countLeaves, readCover } from './queries.ts'
import { signCheckpoint } from './sign-checkpoint.ts'
import { ledgerCheckpoints, ledgerEntries, ledgerNodes } from './tables.ts'

/** An advisory lock number used nowhere else. */
const LOCK = 4_217_003
/** Entries per transaction. */
const BATCH_MAX = 5000
/** Rows per statement, well below the limit of 65,535 values. */
const INSERT_ROWS = 5000

/**
 * Assigns leaves to all waiting entries, in the order of their ids, and signs a checkpoint over them. A batch is one
 * transaction under a lock: leaves, nodes and checkpoint are written together or not at all, so the log has no gap and
 * no fork, and every entry with a leaf is in a signed checkpoint.
 */
export async function sequenceEntries(ctx: Context): Promise<void> {
  while ((await inTransaction(ctx, sequenceBatch)) === BATCH_MAX);
}

async function sequenceBatch(ctx: Context): Promise<number> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const size = await countLeaves(ctx)
  const known = await readCover(ctx, [0, size])
  const leaves = await takeWaiting(ctx, size)
  const { grown, cover } = growTree(size, known, leaves)
  for (let at = 0; at < grown.length; at += INSERT_ROWS) {
    await ctx.db.insert(ledgerNodes).values(grown.slice(at, at + INSERT_ROWS))
  }
  await keepCheckpoint(ctx, size + leaves.length, cover)
  return leaves.length
}

/** Writes index and time to the waiting entries, and returns the hashes of their leaves in order. */
async function takeWaiting(ctx: Context, size: number): Promise<Uint8Array[]> {
  const waiting = await ctx.db
    .select({ id: ledgerEntries.id, kind: ledgerEntries.kind, hash: ledgerEntries.hash, at: ledgerEntries.anchoredAt })
    .from(ledgerEntries)
    .where(isNull(ledgerEntries.leafIndex))
    .orderBy(asc(ledgerEntries.id))
    .limit(BATCH_MAX)
  if (waiting.length === 0) return []
  const now = ctx.now()
  const ids = waiting.map(({ id }) => id)
  const order = ctx.db
    .select({
      id: ledgerEntries.id,
      before: sql<number>`row_number() over (order by ${ledgerEntries.id}) - 1`.as('before'),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.id, ids))
    .as('ordered')
  await ctx.db
    .update(ledgerEntries)
    .set({
      leafIndex: sql`${size}::bigint + ${order.before}`,
      anchoredAt: sql`coalesce(${ledgerEntries.anchoredAt}, ${now.toISOString()}::timestamptz)`,
    })
    .from(order)
    .where(eq(ledgerEntries.id, order.id))
  return waiting.map(({ kind, hash, at }) => hashLeaf(entryBytes({ kind, hash, at: (at ?? now).toISOString() })))
}

async function keepCheckpoint(ctx: Context, size: number, cover: TreeNode[]): Promise<void> {
  const known = await ctx.db
    .select({ size: ledgerCheckpoints.size })
    .from(ledgerCheckpoints)
    .where(eq(ledgerCheckpoints.size, size))
  if (known.length > 0) return
  const root = rootOf(cover.map(({ hash }) => hash))
  const note = await signCheckpoint(ctx, { size, root })
  await ctx.db.insert(ledgerCheckpoints).values({ size, root: encodeHash(root), note, at: ctx.now() })
  await recordEvent(ctx, { action: 'ledger.signed', subjectId: encodeHash(root), detail: { size } })
}
