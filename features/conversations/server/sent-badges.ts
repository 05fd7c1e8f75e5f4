import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { sends } from '#features/sends/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { SentBadge } from '../contract.ts'
import { BADGES_PAGE } from '../rules.ts'
import type { Pair } from './queries.ts'

/** From an instant (inclusive) until another one (exclusive); without limits where they are undefined. */
type Span = { from: Date | undefined; until: Date | undefined }

/**
 * Badges that a community sent to a member as such, the earliest first, at most `BADGES_PAGE`. Those of a send that can
 * still be undone, was stopped or undone are not shown, as in the wallet.
 */
export async function sentBadges(ctx: Context, { issuerId, holderId }: Pair, span: Span): Promise<SentBadge[]> {
  const isUnderWay = and(inArray(sends.status, ['sent', 'reading']), isNull(sends.pausedAt))
  const rows = await ctx.db
    .select({ claim: claims, template: templates, badgeId: badges.id, validUntil: badges.validUntil })
    .from(claims)
    .innerJoin(templates, eq(templates.id, claims.templateId))
    .innerJoin(sends, eq(sends.id, claims.sendId))
    .leftJoin(badges, and(eq(badges.claimId, claims.id), eq(badges.holderId, claims.holderId)))
    .where(
      and(
        // Spelled like the index's condition.
        sql`${claims.holderId} <> ''`,
        eq(claims.holderId, holderId),
        eq(claims.issuerId, issuerId),
        // What other members gave is not said by the community.
        eq(claims.giverDid, ''),
        isNull(claims.revokedAt),
        span.from && gte(claims.createdAt, span.from),
        span.until && lt(claims.createdAt, span.until),
        or(isNull(sends.holdUntil), lte(sends.holdUntil, ctx.now())),
        ne(sends.status, 'undone'),
        or(gt(claims.taken, 0), isUnderWay, notInArray(claims.delivery, ['queued', 'sending'])),
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(BADGES_PAGE)
  return rows.reverse().map(({ claim, template, badgeId, validUntil }) => ({
    claimId: claim.id,
    templateId: template.id,
    templateHash: template.hash,
    title: template.name,
    category: template.category,
    created: claim.createdAt.toISOString(),
    badgeId: badgeId ?? '',
    validUntil: validUntil?.toISOString() ?? '',
  }))
}
