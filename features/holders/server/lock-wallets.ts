import { asc, eq, inArray } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Context, HolderContext } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'
import { holders } from './tables.ts'

/** Locks wallets until the commit, in the order of their ids; always before addresses, so that no two wait for each other. */
export async function lockWallets(ctx: Context, holderIds: string[]): Promise<void> {
  await ctx.db
    .select({ id: holders.id })
    .from(holders)
    .where(inArray(holders.id, holderIds))
    .orderBy(asc(holders.id))
    .for('update')
}

/**
 * Locks the caller's wallet, and others, and then looks whether the caller's session goes on: who merged or erased the wallet
 * in the meantime has ended it. Throws `signedOut`.
 */
export async function lockOwnWallet(ctx: HolderContext, others: string[] = []): Promise<void> {
  const { holderId, sessionId } = ctx.actor
  await lockWallets(ctx, [holderId, ...others])
  const [session] = await ctx.db.select({ endedAt: sessions.endedAt }).from(sessions).where(eq(sessions.id, sessionId))
  if (!session || session.endedAt) throw new Problem('signedOut')
}
