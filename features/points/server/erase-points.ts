import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { setPoints } from '#features/members/server/set-points.ts'
import { recordEvent, recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { communitiesOf } from './move-points.ts'
import { pointAccounts, pointReasons, pointTransfers, standings } from './tables.ts'

/**
 * Erases people from the books of points, after their memberships ended: their accounts have no holder, the reasons of
 * adjustments and their standings are deleted, and the transfers stay.
 */
export function erasePoints(ctx: Context, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const issuerIds = await communitiesOf(ctx, holderIds)
    await lockMembers(ctx, issuerIds)
    const isTheirs = inArray(pointAccounts.holderId, holderIds)
    await eraseReasons(ctx, isTheirs)
    await ctx.db.update(pointAccounts).set({ holderId: null }).where(isTheirs)
    await ctx.db.delete(standings).where(inArray(standings.holderId, holderIds))
    const pairs = issuerIds.flatMap((issuerId) => holderIds.map((holderId) => ({ issuerId, holderId, points: 0 })))
    await setPoints(ctx, pairs)
    await recordEvents(
      ctx,
      holderIds.map((subjectId) => ({ action: 'points.erased', subjectId })),
    )
  })
}

/** Takes people out of the book of a deleted community, whose transfers stay. */
export function closeBook(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(ctx, [issuerId])
    const isTheirs = eq(pointAccounts.issuerId, issuerId)
    await eraseReasons(ctx, isTheirs)
    await ctx.db.update(pointAccounts).set({ holderId: null }).where(isTheirs)
    await ctx.db.delete(standings).where(eq(standings.issuerId, issuerId))
    await recordEvent(ctx, { action: 'points.erased', issuerId, subjectId: issuerId })
  })
}

async function eraseReasons(ctx: Context, accounts: SQL): Promise<void> {
  const theirs = ctx.db.select({ id: pointAccounts.id }).from(pointAccounts).where(accounts)
  const transfers = ctx.db
    .select({ id: pointTransfers.id })
    .from(pointTransfers)
    .where(or(inArray(pointTransfers.creditId, theirs), inArray(pointTransfers.debitId, theirs)))
  await ctx.db.delete(pointReasons).where(inArray(pointReasons.transferId, transfers))
}
