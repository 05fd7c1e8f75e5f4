import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../wallet-contract.ts'
import { endGiftClaim } from './end-gift-claim.ts'
import { findReceived, type GiftRow } from './own-gift.ts'
import { gifts } from './tables.ts'

/**
 * The recipient declines a gift: its claim ends, and the giver's list does not change. Declining again changes nothing.
 * Throws `notFound`, and `giftEnded` for one that was claimed or withdrawn.
 */
export function declineGift(
  ctx: HolderContext,
  { giftId }: Input<typeof contract.declineGift>,
): Promise<Record<string, never>> {
  assertProven(ctx)
  return inTransaction(ctx, async (ctx) => {
    const gift = await findReceived(ctx, giftId)
    if (gift.state !== 'declined' && !(await declineOpen(ctx, gift))) throw new Problem('giftEnded')
    return {}
  })
}

/** Declines a gift in the caller's transaction; false when it no longer waits. */
export async function declineOpen(ctx: HolderContext, gift: GiftRow): Promise<boolean> {
  if (gift.state !== 'given' || !(await endGiftClaim(ctx, gift))) return false
  const { id, issuerId } = gift
  const declined = await ctx.db
    .update(gifts)
    .set({ state: 'declined' })
    .where(and(eq(gifts.id, id), eq(gifts.state, 'given')))
    .returning({ id: gifts.id })
  if (declined.length === 0) return false
  await recordEvent(ctx, { action: 'gift.declined', issuerId, subjectId: id })
  // Not the giver's wallets: also that something changed would tell.
  await notifyWallets(ctx, { holderIds: [ctx.actor.holderId] }, { kind: 'gift', subjectId: '' })
  return true
}
