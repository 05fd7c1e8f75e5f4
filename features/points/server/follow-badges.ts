import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { BadgesChange, ChangedBadge } from '#features/badges/hooks.ts'
import { badges } from '#features/badges/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { templateVersions } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { bookPoints } from './book-points.ts'
import { reversePoints } from './reverse-points.ts'

/** What the points of a badge are booked for. */
export function badgeCause(badgeId: string): string {
  return `badge:${badgeId}`
}

/**
 * Books the points of badges when they are issued or reinstated, on the day of their issue, and reverses them when they are
 * revoked or suspended; in the transaction of the change, whose communities are locked.
 */
export async function bookOrReverseBadges(ctx: Context, { kind, badges: changed }: BadgesChange): Promise<void> {
  if (kind === 'issued') return bookBadges(ctx, changed.map(withPoints))
  if (kind === 'resumed') return bookBadges(ctx, await readPoints(ctx, changed))
  for (const [issuerId, ofIssuer] of Map.groupBy(changed, (badge) => badge.issuerId))
    await reversePoints(
      ctx,
      issuerId,
      ofIssuer.map(({ id }) => badgeCause(id)),
    )
}

type Giving = Pick<ChangedBadge, 'id' | 'issuerId' | 'holderId' | 'issuedAt'> & { points: number }

async function bookBadges(ctx: Context, given: Giving[]): Promise<void> {
  const giving = given.filter(({ points }) => points !== 0)
  const allowed = await allowedIssuers(ctx, [...new Set(giving.map(({ issuerId }) => issuerId))])
  await bookPoints(
    ctx,
    giving
      .filter(({ issuerId }) => allowed.has(issuerId))
      .map(({ id, issuerId, holderId, issuedAt, points }) => ({
        issuerId,
        holderId,
        source: 'badges',
        cause: badgeCause(id),
        points,
        at: issuedAt,
      })),
  )
}

function withPoints(badge: ChangedBadge): Giving {
  if (badge.points === undefined) throw new Error('A badge is issued with its points')
  return { ...badge, points: badge.points }
}

/** The points of badges' versions; not of those left in a merged wallet, whose other one has its points. */
async function readPoints(ctx: Context, changed: ChangedBadge[]): Promise<Giving[]> {
  return ctx.db
    .select({
      id: badges.id,
      issuerId: badges.issuerId,
      holderId: badges.holderId,
      issuedAt: badges.issuedAt,
      points: pointsOfVersion,
    })
    .from(badges)
    .innerJoin(templateVersions, isVersionOf)
    .innerJoin(holders, and(sql`${holders.id} = ${badges.holderId}`, isNull(holders.mergedInto)))
    .where(
      isOneOf(
        badges.id,
        changed.map(({ id }) => id),
      ),
    )
}

/** A version's points, as it was published. */
export const pointsOfVersion = sql<number>`(${templateVersions.fields} ->> 'points')::bigint`.mapWith(Number)
/** Joins the version of a badge. */
export const isVersionOf = sql`${templateVersions.templateId} = ${badges.templateId} and ${templateVersions.version} = ${badges.templateVersion}`

async function allowedIssuers(ctx: Context, issuerIds: string[]): Promise<Set<string>> {
  if (ctx.config.pointsIssuers === undefined || issuerIds.length === 0) return new Set(issuerIds)
  const known = await ctx.db.select().from(issuers).where(inArray(issuers.id, issuerIds))
  return new Set(known.filter((issuer) => mayGivePoints(ctx.config, issuer)).map(({ id }) => id))
}
