import { inArray, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { checkIns } from './tables.ts'

/** A ticket and its personal claim; '' for a badge from an open link. */
export type TicketKeys = { ticketId: string; claimId: string }

/**
 * What makes a ticket used: a check-in of the ticket or of its claim, whichever was shown. Until it is collected, the id of a
 * ticket is that of its claim.
 */
export function isCheckInOf(tickets: TicketKeys[]) {
  const claimIds = tickets.flatMap(({ claimId }) => claimId || [])
  const ids = tickets.map(({ ticketId }) => ticketId)
  return or(inArray(checkIns.ticketId, ids), inArray(checkIns.claimId, claimIds))
}

/** The check-in of a ticket; undefined when there is none. */
export async function findCheckIn(ctx: Context, ticket: TicketKeys) {
  const [row] = await ctx.db
    .select()
    .from(checkIns)
    .where(isCheckInOf([ticket]))
  return row
}
