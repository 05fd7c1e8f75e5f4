import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { issuers } from '../tables.ts'

/** Marks a community permanently as a demo; only the demo calls it. */
export function markDemo(ctx: SystemContext, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(issuers).set({ isDemo: true }).where(eq(issuers.id, issuerId))
    await recordEvent(ctx, { action: 'issuer.markedDemo', issuerId, subjectId: issuerId })
  })
}
