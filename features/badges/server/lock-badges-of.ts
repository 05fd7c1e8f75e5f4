import { asc, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { badges } from './tables.ts'

/** Locks all badges of some holders until the commit, in the order of their ids, as revocations do. */
export async function lockBadgesOf(ctx: Context, holderIds: string[]): Promise<void> {
  const isTheirs = inArray(badges.holderId, holderIds)
  await ctx.db.select({ id: badges.id }).from(badges).where(isTheirs).orderBy(asc(badges.id)).for('update')
}
