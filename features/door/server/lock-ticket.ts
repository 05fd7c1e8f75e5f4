import { and, eq } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import type { Context } from '#platform/context.ts'

type Badge = typeof badges.$inferSelect
/** A ticket: its badge, or its personal claim while it has not been collected; both, where it has both. */
export type Ticket = { id: string; name: string; seat: string; section: string } & (
  | { badge: Badge; claim?: Claim }
  | { badge?: undefined; claim: Claim }
)

/**
 * Finds and locks the ticket for the id of a badge or of a personal claim; undefined for any other id. Its rows stay
 * locked until the transaction ends, the claim's first as in every other change, so that it is neither revoked nor
 * collected meanwhile.
 */
export async function lockTicket(ctx: Context, ticketId: string): Promise<Ticket | undefined> {
  const [named] = await ctx.db.select({ claimId: badges.claimId }).from(badges).where(eq(badges.id, ticketId))
  const isPersonal = and(eq(claims.id, named?.claimId ?? ticketId), eq(claims.didLimit, 1))
  const [claim] = await ctx.db.select().from(claims).where(isPersonal).for('update')
  const isWanted = named ? eq(badges.id, ticketId) : eq(badges.claimId, claim?.id ?? '')
  const [badge] = await ctx.db.select().from(badges).where(isWanted).for('update')
  if (badge) return { ...(await factsOf(ctx, badge)), badge, ...(claim && { claim }) }
  if (!claim) return undefined
  const { id, optionName: name, optionSeat: seat, optionSection: section } = claim
  return { id, name, seat, section, claim }
}

async function factsOf(ctx: Context, { id, holderId, optionName, optionSeat, optionSection }: Badge) {
  const [holder] = await ctx.db.select({ pseudo: holders.pseudo }).from(holders).where(eq(holders.id, holderId))
  return { id, name: optionName || holder?.pseudo || '', seat: optionSeat, section: optionSection }
}
