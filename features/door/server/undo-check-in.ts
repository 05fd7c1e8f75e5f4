import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countDoor } from './count-door.ts'
import { findCheckIn } from './find-check-in.ts'
import { lockTicket } from './lock-ticket.ts'
import { findOwnDoor } from './queries.ts'
import { checkIns } from './tables.ts'

/** Undoes a check-in, whichever code was used, so that its ticket can be checked in again. */
export async function undoCheckIn(ctx: TeamContext, { templateId, ticketId }: Input<typeof contract.undoCheckIn>) {
  return undoEntry(ctx, await findOwnDoor(ctx, templateId), { ticketId })
}

/** `undoCheckIn` at a door; with `stewardId` only of a check-in that this door staff link made. */
export function undoEntry(ctx: Context, template: TemplateRow, entry: { ticketId: string; stewardId?: string }) {
  const { ticketId, stewardId } = entry
  return inTransaction(ctx, async (ctx) => {
    const ticket = await lockTicket(ctx, ticketId)
    const made = await findCheckIn(ctx, { ticketId, claimId: ticket?.claim?.id ?? '' })
    const isOwn = stewardId === undefined ? undefined : eq(checkIns.stewardId, stewardId)
    const isIt = and(eq(checkIns.ticketId, made?.ticketId ?? ''), eq(checkIns.templateId, template.id), isOwn)
    const [undone] = await ctx.db.delete(checkIns).where(isIt).returning()
    if (undone) {
      const { issuerId } = template
      await recordEvent(ctx, { action: 'ticket.undone', issuerId, subjectId: ticketId, detail: { way: undone.way } })
    }
    return { isUndone: undone !== undefined, ...(await countDoor(ctx, template.id)) }
  })
}
