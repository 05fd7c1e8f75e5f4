import type { Input } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { announceGift } from '../../server/announce-gift.ts'
import { decideGift, findToReview } from './own-review.ts'

/** Refuses a gift that waits for review; nobody but its giver sees it. Throws `notFound`, `giftDecided`. */
export function refuseGift(
  ctx: AdminContext,
  { giftId }: Input<typeof contract.refuseGift>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const gift = await findToReview(ctx, giftId)
    await decideGift(ctx, gift, { state: 'refused' })
    await announceGift(ctx, { giverId: gift.giverId, recipientId: '' })
    return {}
  })
}
