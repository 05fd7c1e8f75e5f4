import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ledgerLeaves } from './tables.ts'

export type Leaf = typeof ledgerLeaves.$inferSelect

/** The leaf of a hash (`0x` and 64 hex digits), or undefined while it is not anchored. */
export async function findLeaf(ctx: Context, hash: string): Promise<Leaf | undefined> {
  const [leaf] = await ctx.db.select().from(ledgerLeaves).where(eq(ledgerLeaves.hash, hash))
  return leaf
}
