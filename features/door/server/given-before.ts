import { and, eq, inArray, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Known } from '../guests/server/people-of-tickets.ts'
import { isCheckInOf } from './find-check-in.ts'
import { checkIns } from './tables.ts'

/** The ids of the door's Ticket template, and of the Participation template given there. */
export type Giving = { doorId: string; participationId: string }

/** Whether a Participation was given for a check-in, whichever others were. */
export function isGivenFor(participationId: string) {
  return sql`${participationId} = any(string_to_array(${checkIns.givenTemplateIds}, ' '))`
}

/** The Participations given for a check-in, with one more. */
export function alsoGiven(participationId: string) {
  return sql`ltrim(${checkIns.givenTemplateIds} || ' ' || ${participationId})`
}

/**
 * Returns which of some people (by key) were given the Participation before: it was sent to one of their addresses, they
 * hold it, or it was given for another of their tickets. A badge revoked since counts too, because that was deliberate.
 */
export async function givenBefore(
  ctx: Context,
  { doorId, participationId }: Giving,
  people: Known[],
): Promise<Set<string>> {
  const emails = people.flatMap(({ emails }) => emails.filter(Boolean))
  const sent = await ctx.db
    .select({ email: claims.email })
    .from(claims)
    .where(and(eq(claims.templateId, participationId), inArray(claims.email, emails)))
  const holderIds = people.flatMap(({ holderId }) => holderId || [])
  const held = await ctx.db
    .select({ id: badges.id, claimId: badges.claimId, templateId: badges.templateId, holderId: badges.holderId })
    .from(badges)
    .where(and(inArray(badges.templateId, [doorId, participationId]), inArray(badges.holderId, holderIds)))
  const heldTickets = held.map(({ id, claimId }) => ({ ticketId: id, claimId }))
  const given = await ctx.db
    .select({ ticketId: checkIns.ticketId, claimId: checkIns.claimId })
    .from(checkIns)
    .where(and(isGivenFor(participationId), isCheckInOf(heldTickets)))
  const [sentTo, tickets] = [new Set(sent.map(({ email }) => email)), new Set(given.map(({ ticketId }) => ticketId))]
  const givenClaims = new Set(given.flatMap(({ claimId }) => claimId || []))
  const holding = new Set(
    held
      .filter(
        ({ id, claimId, templateId }) => templateId === participationId || tickets.has(id) || givenClaims.has(claimId),
      )
      .map(({ holderId }) => holderId),
  )
  const wereGiven = people.filter(
    ({ holderId, emails }) => holding.has(holderId) || emails.some((email) => sentTo.has(email)),
  )
  return new Set(wereGiven.map(({ key }) => key))
}
