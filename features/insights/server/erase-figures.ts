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
    const all = [insightChanges, insightDays, insightMonths, insightWaits, insightSends, insightStates, insightMails]
    for (const table of all) await ctx.db.delete(table).where(eq(table.issuerId, issuerId))
    await recordEvent(ctx, { action: 'insights.erased', issuerId, subjectId: issuerId })
  })
}
