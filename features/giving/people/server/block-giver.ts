import type { Input } from '#base/endpoint.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { FORMER_MEMBER } from '../../rules.ts'
import { declineOpen } from '../../server/decline-gift.ts'
import { findReceived } from '../../server/own-gift.ts'
import { givingBlocks } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'

/**
 * Refuses further gifts of a gift's giver, and declines this one if it still waits. Locks both wallets, so that a gift that
 * is being given is decided before or after. Throws `notFound`.
 */
export function blockGiver(
  ctx: HolderContext,
  { giftId }: Input<typeof contract.blockGiver>,
): Promise<Record<string, never>> {
  assertProven(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { giverId } = await findReceived(ctx, giftId)
    await lockOwnWallet(ctx, [giverId])
    const gift = await findReceived(ctx, giftId)
    const { holderId } = ctx.actor
    await declineOpen(ctx, gift)
    if (gift.giverId === FORMER_MEMBER || gift.giverId === holderId) return {}
    const block = { holderId, giverId: gift.giverId, createdAt: ctx.now() }
    await ctx.db.insert(givingBlocks).values(block).onConflictDoNothing()
    await recordEvent(ctx, { action: 'giver.blocked', subjectId: holderId })
    return {}
  })
}
