import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { coverOf, type LeafRange, rootOf, type TreeNode } from '../merkle-rules.ts'
import { ledgerCheckpoints, ledgerEntries, ledgerNodes } from './tables.ts'

/** The tree lacks a required node: the database was changed. */
export class BrokenTree extends Error {}

export type CheckpointRow = typeof ledgerCheckpoints.$inferSelect
export type EntryRow = typeof ledgerEntries.$inferSelect

/** The latest signed checkpoint, or undefined before the first. */
export async function latestCheckpoint(ctx: Context): Promise<CheckpointRow | undefined> {
  const [row] = await ctx.db.select().from(ledgerCheckpoints).orderBy(desc(ledgerCheckpoints.size)).limit(1)
  return row
}

/** How many leaves the tree has. */
export async function countLeaves(ctx: Context): Promise<number> {
  const [last] = await ctx.db
    .select({ index: ledgerNodes.index })
    .from(ledgerNodes)
    .where(eq(ledgerNodes.level, 0))
    .orderBy(desc(ledgerNodes.index))
    .limit(1)
  return last ? last.index + 1 : 0
}

/** Whether any entry waits for its leaf. */
export async function isAnyWaiting(ctx: Context): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(isNull(ledgerEntries.leafIndex))
    .limit(1)
  return rows.length > 0
}

/** The entry of a hash, waiting or not, or undefined. */
export async function findEntry(ctx: Context, hash: string) {
  const [entry] = await ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.hash, hash))
  return entry
}

/** The nodes of a range's cover, from left to right. Throws `BrokenTree` when one is missing. */
export async function readCover(ctx: Context, range: LeafRange): Promise<TreeNode[]> {
  const [nodes = []] = await readCovers(ctx, [range])
  return nodes
}

/** The hash of each range, reading few nodes per range in one query. Throws `BrokenTree` when one is missing. */
export async function readHashes(ctx: Context, ranges: LeafRange[]): Promise<Uint8Array[]> {
  const covers = await readCovers(ctx, ranges)
  return covers.map((nodes) => rootOf(nodes.map(({ hash }) => hash)))
}

async function readCovers(ctx: Context, ranges: LeafRange[]): Promise<TreeNode[][]> {
  const covers = ranges.map(coverOf)
  const places = covers.flat()
  if (places.length === 0) return covers.map(() => [])
  const rows = await ctx.db
    .select()
    .from(ledgerNodes)
    .where(or(...places.map(({ level, index }) => and(eq(ledgerNodes.level, level), eq(ledgerNodes.index, index)))))
  const hashes = new Map(rows.map(({ level, index, hash }) => [`${level}/${index}`, new Uint8Array(hash)]))
  return covers.map((cover) =>
    cover.map(({ level, index }) => {
      const hash = hashes.get(`${level}/${index}`)
      if (!hash) throw new BrokenTree(`The ledger lacks node ${index} of level ${level}`)
      return { level, index, hash }
    }),
  )
}
