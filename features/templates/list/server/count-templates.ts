import { and, count, eq, isNull } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { CATEGORIES, type Category } from '../../rules.ts'
import { mayGivePoints } from '../../server/may-give-points.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { templates } from '../../server/tables.ts'

/** How many templates the caller can see in each category, including empty ones, and whether the issuer may give points. */
export async function countTemplates(ctx: TeamContext): Promise<Output<typeof contract.countTemplates>> {
  const rows = await ctx.db
    .select({ category: templates.category, count: count() })
    .from(templates)
    .where(
      and(eq(templates.issuerId, ctx.actor.issuerId), isNull(templates.deletedAt), mayUse(ctx, templates.id, 'see')),
    )
    .groupBy(templates.category)
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>
  for (const row of rows) counts[row.category] = Number(row.count)
  return { counts, mayGivePoints: mayGivePoints(ctx.config, await ownIssuer(ctx)) }
}
