import { and, asc, eq, ilike, isNull, or } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { FOUND_MAX } from '../rules.ts'
import { findOwnDoor } from './queries.ts'
import { checkIns } from './tables.ts'

type Find = typeof contract.findTickets

/** Collected tickets of a template whose name or address contains a text; revoked ones are left out. */
export async function findTickets(ctx: AdminContext, { templateId, search }: Input<Find>): Promise<Output<Find>> {
  const template = await findOwnDoor(ctx, templateId)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await ctx.db
    .select({ badge: badges, pseudo: holders.pseudo, email: claims.email, at: checkIns.at })
    .from(badges)
    .leftJoin(holders, eq(holders.id, badges.holderId))
    .leftJoin(claims, eq(claims.id, badges.claimId))
    .leftJoin(checkIns, eq(checkIns.badgeId, badges.id))
    .where(
      and(
        eq(badges.templateId, template.id),
        isNull(badges.revokedAt),
        or(ilike(badges.optionName, like), ilike(holders.pseudo, like), ilike(claims.email, like)),
      ),
    )
    .orderBy(asc(badges.optionName), asc(badges.id))
    .limit(FOUND_MAX)
  const tickets = rows.map(({ badge, pseudo, email, at }) => ({
    badgeId: badge.id,
    name: badge.optionName || pseudo || '',
    seat: badge.optionSeat,
    section: badge.optionSection,
    email: email ?? '',
    checkedInAt: at?.toISOString() ?? '',
  }))
  return { tickets }
}
