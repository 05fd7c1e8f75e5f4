import { lte } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { outsideAccounts, outsideFlows, outsideTokens } from './tables.ts'

/** Deletes tokens and sign-ins that have expired, and the hashes of erased people's accounts after 12 months. Idempotent. */
export function eraseOldOutside(ctx: SystemContext): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const tokens = await ctx.db
      .delete(outsideTokens)
      .where(lte(outsideTokens.expiresAt, now))
      .returning({ provider: outsideTokens.provider })
    const flows = await ctx.db
      .delete(outsideFlows)
      .where(lte(outsideFlows.expiresAt, now))
      .returning({ provider: outsideFlows.provider })
    const hashes = await ctx.db
      .delete(outsideAccounts)
      .where(lte(outsideAccounts.forgetAt, now))
      .returning({ provider: outsideAccounts.provider })
    const detail = { tokens: tokens.length, signIns: flows.length, hashes: hashes.length }
    if (tokens.length + flows.length + hashes.length > 0)
      await recordEvent(ctx, { action: 'outside.erased', subjectId: 'outside', detail })
  })
}
