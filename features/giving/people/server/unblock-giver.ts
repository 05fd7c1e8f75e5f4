import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { givingBlocks } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'
import { walletOf } from './find-recipient.ts'

/** Accepts gifts of a person again; changes nothing for anybody who is not blocked. */
export function unblockGiver(
  ctx: HolderContext,
  { did }: Input<typeof contract.unblockGiver>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    const giver = await walletOf(ctx, { did, code: '', email: '' })
    if (!giver) return {}
    await ctx.db
      .delete(givingBlocks)
      .where(and(eq(givingBlocks.holderId, holderId), eq(givingBlocks.giverId, giver.id)))
    await recordEvent(ctx, { action: 'giver.unblocked', subjectId: holderId })
    return {}
  })
}
