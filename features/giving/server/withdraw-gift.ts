import { and, eq, inArray } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { type GiftState, givenState } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { announceGift } from './announce-gift.ts'
import { endGiftClaim } from './end-gift-claim.ts'
import { findGiven } from './own-gift.ts'
import { gifts } from './tables.ts'

const OPEN: GiftState[] = ['review', 'given', 'declined']

/**
 * The giver ends a gift that waits for review or for its recipient. One that was declined answers alike, so that the giver
 * cannot tell. Throws `notFound`, and `giftEnded` for one that was claimed, has expired, or ended before.
 */
export function withdrawGift(
  ctx: HolderContext,
  { giftId }: Input<typeof contract.withdrawGift>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const gift = await findGiven(ctx, giftId)
    const claim = gift.claimId ? await findClaim(ctx, gift.claimId) : undefined
    const seen = givenState({ state: gift.state, endDate: claim?.endDate, revokedAt: null }, ctx.now())
    if (seen !== 'waiting' && seen !== 'review') throw new Problem('giftEnded')
    // Also where an admin revoked it before, like one that was declined; one that was claimed is no longer open below.
    if (gift.state === 'given') await endGiftClaim(ctx, gift)
    const [ended] = await ctx.db
      .update(gifts)
      .set({ state: 'withdrawn' })
      .where(and(eq(gifts.id, giftId), eq(gifts.claimId, gift.claimId), inArray(gifts.state, OPEN)))
      .returning({ id: gifts.id })
    if (!ended) throw new Problem('giftEnded')
    const { issuerId } = gift
    await recordEvent(ctx, { action: 'gift.withdrawn', issuerId, subjectId: giftId })
    await announceGift(ctx, gift)
    return {}
  })
}
