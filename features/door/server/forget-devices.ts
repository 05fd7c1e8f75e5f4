import { inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { ticketDevices } from './tables.ts'

/** Forgets which devices show some tickets; that they went in stays in the event's count. */
export function forgetDevices(ctx: Context, badgeIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const forgotten = await ctx.db
      .delete(ticketDevices)
      .where(inArray(ticketDevices.badgeId, badgeIds))
      .returning({ badgeId: ticketDevices.badgeId })
    if (forgotten.length === 0) return
    await recordEvent(ctx, { action: 'devices.forgotten', subjectId: '', detail: { count: forgotten.length } })
  })
}
