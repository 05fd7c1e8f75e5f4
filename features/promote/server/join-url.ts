import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'

/**
 * The open link by which anyone can become a member of an issuer, the newest of several; '' without one. A link with a
 * code, for some addresses only, or that was never shown is not for the public.
 */
export async function joinUrl(ctx: Context, issuerId: string): Promise<string> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  const [link] = await ctx.db
    .select({ id: claims.id, linkN: claims.linkN })
    .from(claims)
    .innerJoin(templates, eq(templates.id, claims.templateId))
    .where(
      and(
        eq(templates.issuerId, issuerId),
        eq(templates.category, 'membership'),
        isNull(templates.deletedAt),
        ne(claims.didLimit, 1),
        eq(claims.isShown, true),
        isNull(claims.revokedAt),
        isNull(claims.suspendedAt),
        eq(claims.asksCode, 0),
        sql`cardinality(${claims.mailDomains}) = 0`,
        or(isNull(claims.startDate), lt(claims.startDate, now)),
        sql`${claims.endDate} > ${now}`,
        sql`(${claims.didLimit} = -1 or ${claims.taken} + ${claims.reserved} < ${claims.didLimit})`,
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(1)
  return link ? claimUrl(ctx.config, link.id, link.linkN) : ''
}
