import { and, eq } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { claims } from '#features/claims/server/tables.ts'
import { namesOf } from '#features/names/server/names-of.ts'
import type { Context } from '#platform/context.ts'

type Badge = typeof badges.$inferSelect
/**
 * A ticket: its badge, or its personal claim while it has not been collected; both, where it has both. `name` is the one on
 * it, which of a claim may be that of a list.
 */
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
  const of = badge ?? claim
  if (!of) return undefined
  const { id, optionName: name, optionSeat: seat, optionSection: section } = of
  const facts = { id, name, seat, section }
  if (badge) return { ...facts, badge, ...(claim && { claim }) }
  return claim && { ...facts, claim }
}

/**
 * The name that a door shows of a ticket: the one on it, else what the community calls its holder. Where names are hidden
 * neither one of a list nor one that the holder told the community.
 */
export async function nameOfTicket(
  ctx: Context,
  { badge, claim, name }: Ticket,
  { hasName, isHidden }: { hasName: boolean; isHidden: boolean },
): Promise<string> {
  if (!badge) return hasName || !isHidden ? name : ''
  if (name !== '') return name
  const people = await namesOf(ctx, badge.issuerId, [badge.holderId], { isHidden })
  return people.get(badge.holderId)?.name || (claim && !isHidden ? claim.optionName : '')
}
