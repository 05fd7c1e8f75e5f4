import { inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { checkIns, ticketDevices } from './tables.ts'

/** Forgets which devices show some tickets, and why one went in by hand; that they went in stays in the event's count. */
export function forgetDevices(ctx: Context, badgeIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const forgotten = await ctx.db
      .delete(ticketDevices)
      .where(inArray(ticketDevices.badgeId, badgeIds))
      .returning({ badgeId: ticketDevices.badgeId })
    await ctx.db.update(checkIns).set({ reason: '' }).where(inArray(checkIns.ticketId, badgeIds))
    if (forgotten.length === 0) return
    await recordEvent(ctx, { action: 'devices.forgotten', subjectId: '', detail: { count: forgotten.length } })
  })
}
