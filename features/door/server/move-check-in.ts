import type { Reissued } from '#features/history/server/reissue-listeners.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isCheckInOf } from './queries.ts'
import { checkIns } from './tables.ts'

/** A ticket that took the place of one that is in is in as well: it lets nobody else in, and counts once. */
export function moveCheckIn(ctx: Context, { claimId, badgeId, nextClaimId, nextBadgeId }: Reissued): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [moved] = await ctx.db
      .update(checkIns)
      .set({ ticketId: nextBadgeId, claimId: nextClaimId })
      .where(isCheckInOf([{ ticketId: badgeId, claimId }]))
      .returning({ issuerId: checkIns.issuerId })
    if (moved) await recordEvent(ctx, { action: 'ticket.moved', issuerId: moved.issuerId, subjectId: nextBadgeId })
  })
}
