import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Reissued } from '#features/history/hooks.ts'
import type { TakenGift } from '#features/issuing/hooks.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { announceGift } from './announce-gift.ts'
import { gifts } from './tables.ts'

/**
 * Records that a gift was claimed, in the transaction that issued its badge; rings are searched after it. Throws `notYours`
 * for its giver, who could have sent it to an address of theirs that their wallet does not know.
 */
export async function followTaken(ctx: Context, { claimId, badgeId, holderId }: TakenGift): Promise<void> {
  const [gift] = await ctx.db
    .update(gifts)
    .set({ state: 'claimed', recipientId: holderId, badgeId, claimedAt: ctx.now() })
    .where(and(eq(gifts.claimId, claimId), eq(gifts.state, 'given')))
    .returning()
  if (!gift) return
  if (gift.giverId === holderId) throw new Problem('notYours')
  await ctx.jobs.send(ctx, 'mark-gifts', { issuerId: gift.issuerId, giftId: gift.id })
  const { issuerId, id } = gift
  await recordEvent(ctx, { action: 'gift.claimed', issuerId, subjectId: id })
  await announceGift(ctx, gift)
}

/** A reissued badge is the same gift. */
export async function followReissue(ctx: Context, { claimId, nextClaimId, nextBadgeId }: Reissued): Promise<void> {
  await ctx.db.update(gifts).set({ claimId: nextClaimId, badgeId: nextBadgeId }).where(eq(gifts.claimId, claimId))
}
