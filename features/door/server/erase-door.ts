import { eq, inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { lockReasons } from './lock-reasons.ts'
import { checkIns, stewards } from './tables.ts'

/** Erases an issuer's notes at its doors (reasons and helpers' names), and ends the door staff links; the counts remain. */
export function eraseDoor(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const said = await lockReasons(ctx, eq(checkIns.issuerId, issuerId))
    await ctx.db.update(checkIns).set({ reason: '' }).where(inArray(checkIns.ticketId, said))
    await ctx.db.update(stewards).set({ name: '', endedAt: ctx.now() }).where(eq(stewards.issuerId, issuerId))
    await recordEvent(ctx, { action: 'door.erased', issuerId, subjectId: issuerId })
  })
}
