import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import {
  insightChanges,
  insightDays,
  insightMails,
  insightMonths,
  insightSends,
  insightStates,
  insightWaits,
} from './tables.ts'

/** Deletes the figures of a deleted community, and who gets them by e-mail. */
export function eraseFigures(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // First what counting again locks first.
    await ctx.db.delete(insightDays).where(eq(insightDays.issuerId, issuerId))
    await ctx.db.delete(insightChanges).where(eq(insightChanges.issuerId, issuerId))
    await ctx.db.delete(insightMonths).where(eq(insightMonths.issuerId, issuerId))
    await ctx.db.delete(insightWaits).where(eq(insightWaits.issuerId, issuerId))
    await ctx.db.delete(insightSends).where(eq(insightSends.issuerId, issuerId))
    await ctx.db.delete(insightStates).where(eq(insightStates.issuerId, issuerId))
    await ctx.db.delete(insightMails).where(eq(insightMails.issuerId, issuerId))
    await recordEvent(ctx, { action: 'insights.erased', issuerId, subjectId: issuerId })
  })
}
