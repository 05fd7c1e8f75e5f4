import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countSent } from './count-sent.ts'
import { countTemplates } from './count-templates.ts'
import { describeTemplate } from './describe-template.ts'
import { nameMatches } from './name-matches.ts'
import { ownIssuer } from './own-issuer.ts'
import { templates } from './tables.ts'

type All = typeof contract.listAllTemplates

/** A page of the issuer's templates of all categories, newest first, with the counts of all its templates. */
export async function listAllTemplates(ctx: TeamContext, asked: Input<All>): Promise<Output<All>> {
  const { pageNumber, pageSize, search, ids } = asked
  const named = ids === '' ? undefined : inArray(templates.id, ids.split(','))
  const found = and(eq(templates.issuerId, ctx.actor.issuerId), isNull(templates.deletedAt), nameMatches(search), named)
  const rows = await ctx.db
    .select()
    .from(templates)
    .where(found)
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [total] = await ctx.db.select({ count: count() }).from(templates).where(found)
  const totalCount = Number(total?.count ?? 0)
  const issuer = await ownIssuer(ctx)
  const countsOf = await countSent(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    ...(await countTemplates(ctx)),
    templates: rows.map((row) => describeTemplate(ctx, row, issuer, countsOf(row.id))),
    pagination: { totalPages: Math.ceil(totalCount / pageSize), totalCount },
  }
}
