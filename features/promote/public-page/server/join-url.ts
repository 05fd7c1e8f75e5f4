import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { isOpenAt } from '#features/claims/server/claim-conditions.ts'
import { claims } from '#features/claims/server/tables.ts'
import { claimUrl } from '#features/mailing/server/claim-token.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'

/**
 * The open link by which anyone can become a member of an issuer, the newest of several; '' without one. A link with a
 * code, for some addresses only, or that was never shown is not for the public.
 */
export async function joinUrl(ctx: Context, issuerId: string): Promise<string> {
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
        eq(claims.asksCode, 0),
        sql`cardinality(${claims.mailDomains}) = 0`,
        isOpenAt(ctx.now()),
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(1)
  return link ? claimUrl(ctx.config, link.id, link.linkN) : ''
}
