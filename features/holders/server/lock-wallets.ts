import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Context, HolderContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { sessions } from '#platform/tables.ts'
import { badgeKeys, holders } from './tables.ts'

/** Locks wallets until the commit, ordered by id and always before addresses, so that no two calls deadlock. */
export async function lockWallets(ctx: Context, holderIds: string[]): Promise<void> {
  await ctx.db
    .select({ id: holders.id })
    .from(holders)
    .where(inArray(holders.id, holderIds))
    .orderBy(asc(holders.id))
    .for('update')
}

/** Keeps wallets from being erased or merged until the commit, in the order of `lockWallets`; others may do so as well. */
export async function shareWallets(ctx: Context, holderIds: string[]): Promise<void> {
  await ctx.db
    .select({ id: holders.id })
    .from(holders)
    .where(isOneOf(holders.id, holderIds))
    .orderBy(asc(holders.id))
    .for('share')
}

/** `shareWallets` for the wallets behind some DIDs, as a part (`with`) of the statement that takes the next locks. */
export function sharedWallets(ctx: Context, dids: string[]) {
  const byKey = ctx.db.select({ id: badgeKeys.holderId }).from(badgeKeys).where(isOneOf(badgeKeys.did, dids))
  const theirs = ctx.db
    .select({ id: sql<string>`coalesce(${holders.mergedInto}, ${holders.id})` })
    .from(holders)
    .where(or(isOneOf(holders.did, dids), inArray(holders.id, byKey)))
  const shared = ctx.db.select({ id: holders.id }).from(holders).where(inArray(holders.id, theirs))
  return ctx.db.$with('shared_wallets').as(shared.orderBy(asc(holders.id)).for('share'))
}

/**
 * Locks the caller's wallet, and others, then checks that the caller's session is still active: a merge or deletion of
 * the wallet meanwhile ends it. Throws `signedOut`.
 */
export async function lockOwnWallet(ctx: HolderContext, others: string[] = []): Promise<void> {
  const { holderId, sessionId } = ctx.actor
  await lockWallets(ctx, [holderId, ...others])
  const [session] = await ctx.db.select({ endedAt: sessions.endedAt }).from(sessions).where(eq(sessions.id, sessionId))
  if (!session || session.endedAt) throw new Problem('signedOut')
}
