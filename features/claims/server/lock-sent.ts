import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { eraseFromWaiting } from './erase-from-waiting.ts'
import { listedSends } from './send-source.ts'
import { claims } from './tables.ts'

/**
 * Locks, until the commit, what was sent to some addresses or collected by some holders, and has what waits for a signature and the
 * readers of files pass the addresses by. Before the badges' rows, as wherever both are locked: a scan at a door, a revocation.
 */
export async function lockSent(ctx: Context, { emails, holderIds }: { emails: string[]; holderIds: string[] }) {
  await eraseFromWaiting(ctx, emails)
  await listedSends().passBy(ctx, emails)
  const collected = ctx.db.select({ id: badges.claimId }).from(badges).where(inArray(badges.holderId, holderIds))
  // An open link of many is nobody's own.
  const isOwn = and(inArray(claims.id, collected), eq(claims.didLimit, 1))
  await ctx.db
    .select({ id: claims.id })
    .from(claims)
    .where(or(inArray(claims.email, emails), isOwn))
    .orderBy(asc(claims.id))
    .for('update')
}
