import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countDoor } from './count-door.ts'
import { findCheckIn } from './find-check-in.ts'
import { lockTicket } from './lock-ticket.ts'
import { findOwnDoor } from './queries.ts'
import { checkIns } from './tables.ts'

/** Undoes a check-in, whichever code was used, so that its ticket can be checked in again. */
export async function undoCheckIn(ctx: TeamContext, { templateId, ticketId }: Input<typeof contract.undoCheckIn>) {
  const template = await findOwnDoor(ctx, templateId)
  return inTransaction(ctx, async (ctx) => {
    const ticket = await lockTicket(ctx, ticketId)
    const made = await findCheckIn(ctx, { ticketId, claimId: ticket?.claim?.id ?? '' })
    const isOwn = and(eq(checkIns.ticketId, made?.ticketId ?? ''), eq(checkIns.templateId, template.id))
    const [undone] = await ctx.db.delete(checkIns).where(isOwn).returning()
    if (undone) await recordEvent(ctx, { action: 'ticket.undone', subjectId: ticketId, detail: { way: undone.way } })
    return countDoor(ctx, template.id)
  })
}
