import type { Reissued } from '#features/history/hooks.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isCheckInOf } from './find-check-in.ts'
import { checkIns } from './tables.ts'

/** Moves the check-in of a reissued ticket to its replacement, so that it admits nobody else and counts once. */
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
