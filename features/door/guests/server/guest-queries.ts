import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { IS_NAME_OF_HOLDER } from '#features/badges/server/queries.ts'
import { badges } from '#features/badges/server/tables.ts'
import { isLivingAt } from '#features/claims/server/claim-conditions.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { communityNames } from '#features/names/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Part, Place } from './guest-cursor.ts'

/** A ticket of the list with its place in it. `claimId` is '' for a badge from an open link, `ticketId` for a claim. */
export type GuestRow = Place & {
  claimId: string
  ticketId: string
  name: string
  seat: string
  section: string
  email: string
  /** Of a badge; '' of a claim, whose badge is found by it. */
  holderId: string
}
type Asked = {
  templateId: string
  after?: Place | undefined
  limit: number
  where?: SQL | undefined
  /** Without the names on claims, which those of lists are: all claims are then in the part without a name. */
  isNameless: boolean
}
type Read = (ctx: Context, asked: Asked) => Promise<GuestRow[]>

/** As in the index `claims_guests`. */
const sortName = sql<string>`left(search_text(${claims.optionName}), 100) collate "C"`

/** Reads a part of the list of guests after a place, in its order; each by an index. */
export const GUESTS: Record<Part, Read> = {
  named: async (ctx, asked) => {
    const { key, id } = asked.after ?? {}
    const isAfter = id === undefined ? undefined : sql`(${sortName}, ${claims.id}) > (${key}, ${id})`
    if (asked.isNameless) return []
    return readClaims(ctx, asked, and(sql`option_name <> ''`, isAfter), [asc(sortName), asc(claims.id)])
  },
  unnamed: (ctx, asked) => {
    const { key, id } = asked.after ?? {}
    const isAfter =
      id === undefined ? undefined : sql`(${claims.createdAt}, ${claims.id}) > (${key}::timestamptz, ${id})`
    const isUnnamed = asked.isNameless ? undefined : sql`option_name = ''`
    return readClaims(ctx, asked, and(isUnnamed, isAfter), [asc(claims.createdAt), asc(claims.id)])
  },
  linked: readLinked,
}

async function readClaims(ctx: Context, asked: Asked, where: SQL | undefined, order: SQL[]): Promise<GuestRow[]> {
  const rows = await ctx.db
    .select({ claim: claims, sortName })
    .from(claims)
    .where(and(isTicket(ctx, asked.templateId), where, asked.where))
    .orderBy(...order)
    .limit(asked.limit)
  return rows.map(({ claim, sortName }) => ({
    key: claim.optionName && !asked.isNameless ? sortName : claim.createdAt.toISOString(),
    id: claim.id,
    claimId: claim.id,
    ticketId: '',
    holderId: '',
    name: asked.isNameless ? '' : claim.optionName,
    seat: claim.optionSeat,
    section: claim.optionSection,
    email: claim.email,
  }))
}

/** Personal claims that admit: collected, or still to be collected. */
function isTicket(ctx: Context, templateId: string): SQL | undefined {
  const isAlive = or(gt(claims.taken, 0), isLivingAt(ctx.now()))
  return and(eq(claims.templateId, templateId), eq(claims.didLimit, 1), isNull(claims.revokedAt), isAlive)
}

/** Badges of a template's open links: by the links, and in each by the holders. */
async function readLinked(ctx: Context, { templateId, after, limit, where }: Asked): Promise<GuestRow[]> {
  const place = sql`(${badges.claimId}, ${badges.holderId}) > (${after?.key}, ${after?.id})`
  const links = sql`${badges.claimId} in (
    select l.id from ${claims} l where l.template_id = ${templateId} and l.did_limit <> 1 and l.taken > 0)`
  const rows = await ctx.db
    .select({ badge: badges })
    .from(badges)
    .leftJoin(holders, eq(holders.id, badges.holderId))
    .leftJoin(communityNames, IS_NAME_OF_HOLDER)
    .where(and(links, isNull(badges.revokedAt), after && place, where))
    .orderBy(asc(badges.claimId), asc(badges.holderId))
    .limit(limit)
  return rows.map(({ badge }) => ({
    key: badge.claimId,
    id: badge.holderId,
    claimId: '',
    ticketId: badge.id,
    holderId: badge.holderId,
    name: badge.optionName,
    seat: badge.optionSeat,
    section: badge.optionSection,
    email: '',
  }))
}
