import { and, asc, eq, ilike, isNull, or, type SQL } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { addressLook } from '#features/team/server/address-look.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { FOUND_MAX } from '../rules.ts'
import { isCheckInOf, type TicketKeys } from './find-check-in.ts'
import { findOwnDoor, isWaiting } from './queries.ts'
import { checkIns } from './tables.ts'

type Find = typeof contract.findTickets
type Asked = { templateId: string; like: string; hasAddress: SQL }
type Found = Omit<Output<Find>['tickets'][number], 'checkedInAt'> & { claimId: string }

/**
 * Finds tickets of a template by a text in their name or address, collected ones first; revoked ones are left out. Hidden
 * addresses are masked, and found as a whole only.
 */
export async function findTickets(ctx: TeamContext, { templateId, search }: Input<Find>): Promise<Output<Find>> {
  const template = await findOwnDoor(ctx, templateId)
  const look = await addressLook(ctx, template.id)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  // Nothing typed finds all tickets, by their names.
  const hasAddress = look.isHidden ? eq(claims.email, search.trim().toLowerCase()) : ilike(claims.email, like)
  const asked = { templateId: template.id, like, hasAddress }
  const found = [...(await findCollected(ctx, asked)), ...(await findWaiting(ctx, asked))].slice(0, FOUND_MAX)
  const atOf = await checkedIn(ctx, found)
  return {
    tickets: found.map(({ claimId, email, ...ticket }) => ({
      ...ticket,
      email: look.address(email),
      checkedInAt: atOf({ claimId, ...ticket }),
    })),
  }
}

async function findCollected(ctx: Context, { templateId, like, hasAddress }: Asked): Promise<Found[]> {
  const isLike = or(ilike(badges.optionName, like), ilike(holders.pseudo, like), hasAddress)
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

async function findWaiting(ctx: Context, { templateId, like, hasAddress }: Asked): Promise<Found[]> {
  const rows = await ctx.db
    .select()
    .from(claims)
    .where(and(isWaiting(ctx, templateId), or(ilike(claims.optionName, like), hasAddress)))
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
