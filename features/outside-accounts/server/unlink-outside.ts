import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { outsideAccounts, outsideFlows, outsideTokens } from './tables.ts'

/**
 * Unlinks the holder's account of a provider, with its tokens and open sign-ins; what it passed stays passed. Its hash stays,
 * so that it passes nothing twice. Idempotent.
 */
export function unlinkOutside(
  ctx: HolderContext,
  { provider }: Input<typeof contract.unlinkOutside>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockOwnWallet(ctx)
    const unlinked = await ctx.db
      .update(outsideAccounts)
      .set({ holderId: '', outsideId: '', name: '', unlinkedAt: ctx.now(), unlinkedBy: holderId })
      .where(and(eq(outsideAccounts.holderId, holderId), eq(outsideAccounts.provider, provider)))
      .returning({ provider: outsideAccounts.provider })
    await ctx.db
      .delete(outsideTokens)
      .where(and(eq(outsideTokens.holderId, holderId), eq(outsideTokens.provider, provider)))
    await ctx.db
      .delete(outsideFlows)
      .where(and(eq(outsideFlows.holderId, holderId), eq(outsideFlows.provider, provider)))
    if (unlinked.length > 0)
      await recordEvent(ctx, { action: 'outsideAccount.unlinked', subjectId: holderId, detail: { provider } })
    return {}
  })
}
