import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { recordEvents } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { addressChanges, invitations, mainAdminReplacements } from '../../server/tables.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long accepted and ended invitations are kept for inquiries; longer than their links. */
const KEPT_DAYS = 30

/**
 * Deletes changes of address that can no longer be confirmed or undone, replacements that ended, and invitations that
 * were accepted or ended 30 days ago: they contain addresses, and nothing reads them any more.
 */
export function forgetChanges(ctx: SystemContext): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const old = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
    const unconfirmed = and(isNull(addressChanges.confirmedAt), lt(addressChanges.expiresAt, now))
    const changes = await ctx.db
      .delete(addressChanges)
      .where(or(unconfirmed, lt(addressChanges.undoUntil, now)))
      .returning({ issuerId: addressChanges.issuerId, subjectId: addressChanges.id })
    const replacements = await ctx.db
      .delete(mainAdminReplacements)
      .where(and(isNotNull(mainAdminReplacements.endedAt), lt(mainAdminReplacements.endedAt, old)))
      .returning({ issuerId: mainAdminReplacements.issuerId, subjectId: mainAdminReplacements.id })
    const closed = await ctx.db
      .delete(invitations)
      .where(or(lt(invitations.acceptedAt, old), lt(invitations.endedAt, old)))
      .returning({ issuerId: invitations.issuerId, subjectId: invitations.id })
    const forgotten = [...changes, ...replacements, ...closed]
    await recordEvents(
      ctx,
      forgotten.map((each) => ({ action: 'teamChange.forgotten', ...each })),
    )
  })
}
