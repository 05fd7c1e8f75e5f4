import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { channelReaders, postReactions, postReports } from './tables.ts'

/**
 * Deletes the reactions, reading positions and reports of holders whose wallets the caller has locked; a trigger keeps the
 * counts right, and how many have seen a post stays.
 */
export function eraseReaders(ctx: Context, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(postReactions).where(isOneOf(postReactions.holderId, holderIds))
    await ctx.db.delete(channelReaders).where(isOneOf(channelReaders.holderId, holderIds))
    await ctx.db.delete(postReports).where(isOneOf(postReports.holderId, holderIds))
    await recordEvents(
      ctx,
      holderIds.map((subjectId) => ({ action: 'reader.erased', subjectId })),
    )
  })
}
