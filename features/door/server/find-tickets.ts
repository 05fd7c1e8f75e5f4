import { and, asc, eq, ilike, isNull, or } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { FOUND_MAX } from '../rules.ts'
import { isCheckInOf, type TicketKeys } from './find-check-in.ts'
import { findOwnDoor, isWaiting } from './queries.ts'
import { checkIns } from './tables.ts'

type Find = typeof contract.findTickets
type Found = Omit<Output<Find>['tickets'][number], 'checkedInAt'> & { claimId: string }

/** Finds tickets of a template by a text in their name or address, collected ones first; revoked ones are left out. */
export async function findTickets(ctx: TeamContext, { templateId, search }: Input<Find>): Promise<Output<Find>> {
  const template = await findOwnDoor(ctx, templateId)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const collected = await findCollected(ctx, template.id, like)
  const found = [...collected, ...(await findWaiting(ctx, template.id, like))].slice(0, FOUND_MAX)
  const atOf = await checkedIn(ctx, found)
  return { tickets: found.map(({ claimId, ...ticket }) => ({ ...ticket, checkedInAt: atOf({ claimId, ...ticket }) })) }
}

async function findCollected(ctx: Context, templateId: string, like: string): Promise<Found[]> {
  const isLike = or(ilike(badges.optionName, like), ilike(holders.pseudo, like), ilike(claims.email, like))
  const rows = await ctx.db
    .select({ badge: badges, pseudo: holders.pseudo, email: claims.email, didLimit: claims.didLimit })
    .from(badges)
    .leftJoin(holders, eq(holders.id, badges.holderId))
    .leftJoin(claims, eq(claims.id, badges.claimId))
    .where(and(eq(badges.templateId, templateId), isNull(badges.revokedAt), isLike))
    .orderBy(asc(badges.optionName), asc(badges.id))
    .limit(FOUND_MAX)
  return rows.map(({ badge, pseudo, email, didLimit }) => ({
    ticketId: badge.id,
    claimId: didLimit === 1 ? badge.claimId : '',
    name: badge.optionName || pseudo || '',
    seat: badge.optionSeat,
    section: badge.optionSection,
    email: email ?? '',
    isCollected: true,
  }))
}

async function findWaiting(ctx: Context, templateId: string, like: string): Promise<Found[]> {
  const rows = await ctx.db
    .select()
    .from(claims)
    .where(and(isWaiting(ctx, templateId), or(ilike(claims.optionName, like), ilike(claims.email, like))))
    .orderBy(asc(claims.optionName), asc(claims.id))
    .limit(FOUND_MAX)
  return rows.map(({ id, optionName: name, optionSeat: seat, optionSection: section, email }) => ({
    ticketId: id,
    claimId: id,
    name,
    seat,
    section,
    email,
    isCollected: false,
  }))
}

/** Returns when each of some tickets was checked in, as text; '' for the others. */
async function checkedIn(ctx: Context, found: TicketKeys[]): Promise<(ticket: TicketKeys) => string> {
  const rows = await ctx.db.select().from(checkIns).where(isCheckInOf(found))
  const byTicket = new Map(rows.map(({ ticketId, at }) => [ticketId, at]))
  const byClaim = new Map(rows.flatMap(({ claimId, at }) => (claimId ? [[claimId, at] as const] : [])))
  return ({ ticketId, claimId }) => (byTicket.get(ticketId) ?? byClaim.get(claimId))?.toISOString() ?? ''
}
