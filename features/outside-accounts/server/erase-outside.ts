import { inArray, or } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { HASH_MONTHS } from '../rules.ts'
import { outsideAccounts, outsideFlows, outsideTokens } from './tables.ts'

/**
 * Erases people's accounts at providers, in the caller's transaction: ids, names and tokens go at once. The hashes stay for 12
 * months, also of accounts that were unlinked before, so that none passes a challenge a second time.
 */
export function eraseOutside(ctx: Context, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (holderIds.length === 0) return
    const forgetAt = new Date(ctx.now())
    forgetAt.setUTCMonth(forgetAt.getUTCMonth() + HASH_MONTHS)
    const erased = await ctx.db
      .update(outsideAccounts)
      .set({ holderId: '', outsideId: '', name: '', unlinkedBy: '', unlinkedAt: ctx.now(), forgetAt })
      .where(or(inArray(outsideAccounts.holderId, holderIds), inArray(outsideAccounts.unlinkedBy, holderIds)))
      .returning({ provider: outsideAccounts.provider })
    await ctx.db.delete(outsideTokens).where(inArray(outsideTokens.holderId, holderIds))
    await ctx.db.delete(outsideFlows).where(inArray(outsideFlows.holderId, holderIds))
    await recordEvent(ctx, { action: 'outsideAccounts.erased', subjectId: 'outside', detail: { count: erased.length } })
  })
}
