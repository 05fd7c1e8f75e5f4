import { and, eq, isNotNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as wallet from '../wallet-contract.ts'
import { challengePasses } from './tables.ts'

type Withdraw = typeof wallet.withdrawValue

/** Withdraws a value that the holder shared with a community; the pass stays. Idempotent. */
export function withdrawValue(ctx: HolderContext, { challengeId }: Input<Withdraw>): Promise<Output<Withdraw>> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    const isTheirs = and(eq(challengePasses.challengeId, challengeId), eq(challengePasses.holderId, holderId))
    const withdrawn = await ctx.db
      .update(challengePasses)
      .set({ value: null, updatedAt: ctx.now() })
      .where(and(isTheirs, isNotNull(challengePasses.value)))
      .returning({ issuerId: challengePasses.issuerId })
    for (const { issuerId } of withdrawn)
      await recordEvent(ctx, { action: 'value.withdrawn', issuerId, subjectId: challengeId })
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'quest', subjectId: challengeId })
    return {}
  })
}
