import { inArray, or } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { lockReasons } from './lock-reasons.ts'
import { checkIns, ticketDevices } from './tables.ts'

type Whose = { badgeIds: string[]; emails: string[] }

/**
 * Forgets the devices to which tickets are bound, and the reasons of check-ins by hand. Tickets are found by their badge,
 * by their claim, and by the address they were sent to while it is known, as one may have been checked in before it was
 * collected. The check-ins remain in the event's count.
 */
export function forgetDevices(ctx: Context, { badgeIds, emails }: Whose): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const forgotten = await ctx.db
      .delete(ticketDevices)
      .where(inArray(ticketDevices.badgeId, badgeIds))
      .returning({ badgeId: ticketDevices.badgeId })
    const collected = ctx.db.select({ id: badges.claimId }).from(badges).where(inArray(badges.id, badgeIds))
    const sent = ctx.db.select({ id: claims.id }).from(claims).where(inArray(claims.email, emails))
    const isTheirs = or(
      inArray(checkIns.ticketId, badgeIds),
      inArray(checkIns.claimId, collected),
      inArray(checkIns.claimId, sent),
    )
    const said = await lockReasons(ctx, isTheirs)
    await ctx.db.update(checkIns).set({ reason: '' }).where(inArray(checkIns.ticketId, said))
    if (forgotten.length === 0) return
    await recordEvent(ctx, { action: 'devices.forgotten', subjectId: '', detail: { count: forgotten.length } })
  })
}
