import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { isOfHolder } from '#features/claims/server/erase-recipients.ts'
import { claims } from '#features/claims/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { listedSends } from '../hooks.ts'
import { lockMessagesOf } from '../mail/server/messages.ts'
import { eraseFromWaiting } from './erase-from-waiting.ts'

/**
 * Locks until the commit all claims sent to some addresses, or belonging to or collected by some holders, and makes waiting sends and
 * readers of files skip the addresses. Call it before locking badges, as check-ins and revocations do.
 */
export async function lockSent(ctx: Context, { emails, holderIds }: { emails: string[]; holderIds: string[] }) {
  await eraseFromWaiting(ctx, { emails, holderIds })
  await listedSends.get().passBy(ctx, emails)
  const collected = ctx.db.select({ id: badges.claimId }).from(badges).where(inArray(badges.holderId, holderIds))
  // An open link for many belongs to no single person.
  const isOwn = and(inArray(claims.id, collected), eq(claims.didLimit, 1))
  const isSent = or(inArray(claims.email, emails), isOwn, isOfHolder(holderIds))
  await lockMessagesOf(ctx, isSent)
  await ctx.db.select({ id: claims.id }).from(claims).where(isSent).orderBy(asc(claims.id)).for('update')
}
