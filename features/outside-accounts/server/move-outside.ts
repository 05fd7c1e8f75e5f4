import { and, eq, inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { outsideAccounts, outsideFlows, outsideTokens } from './tables.ts'

/**
 * Moves accounts to the wallet into which another one is merged. Where both have one of a provider, that of the wallet that
 * stays remains linked and the other is unlinked; what either passed stays passed. Tokens and open sign-ins of the merged
 * wallet end.
 */
export function moveOutside(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(outsideTokens).where(eq(outsideTokens.holderId, from))
    await ctx.db.delete(outsideFlows).where(eq(outsideFlows.holderId, from))
    const taken = ctx.db
      .select({ provider: outsideAccounts.provider })
      .from(outsideAccounts)
      .where(eq(outsideAccounts.holderId, into))
    const unlinked = await ctx.db
      .update(outsideAccounts)
      .set({ holderId: '', outsideId: '', name: '', unlinkedAt: ctx.now(), unlinkedBy: into })
      .where(and(eq(outsideAccounts.holderId, from), inArray(outsideAccounts.provider, taken)))
      .returning({ provider: outsideAccounts.provider })
    const moved = await ctx.db
      .update(outsideAccounts)
      .set({ holderId: into })
      .where(eq(outsideAccounts.holderId, from))
      .returning({ provider: outsideAccounts.provider })
    await ctx.db.update(outsideAccounts).set({ unlinkedBy: into }).where(eq(outsideAccounts.unlinkedBy, from))
    const detail = { moved: moved.length, unlinked: unlinked.length }
    await recordEvent(ctx, { action: 'outsideAccounts.moved', subjectId: into, detail })
  })
}
