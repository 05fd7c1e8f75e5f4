import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { uses } from '../../hooks.ts'
import { describeTemplate } from '../../server/describe-template.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { templates } from '../../server/tables.ts'
import { templateRights } from '../../server/template-rights.ts'
import { countTemplates } from './count-templates.ts'
import { nameMatches } from './name-matches.ts'

type All = typeof contract.listAllTemplates

/** A page of the caller's templates of all categories, newest first, with the counts of all of them. */
export async function listAllTemplates(ctx: TeamContext, asked: Input<All>): Promise<Output<All>> {
  const { pageNumber, pageSize, search } = asked
  const named = asked.ids === '' ? undefined : inArray(templates.id, asked.ids.split(','))
  const found = and(
    eq(templates.issuerId, ctx.actor.issuerId),
    isNull(templates.deletedAt),
    nameMatches(search),
    named,
    mayUse(ctx, templates.id, 'see'),
  )
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
  const ids = rows.map(({ id }) => id)
  const countsOf = await uses.get().countSent(ctx, ids)
  const rightsOf = await templateRights(ctx, ids)
  return {
    ...(await countTemplates(ctx)),
    templates: rows.map((row) => ({
      ...describeTemplate(ctx, row, issuer, countsOf(row.id)),
      rights: rightsOf(row.id),
    })),
    pagination: { totalPages: Math.ceil(totalCount / pageSize), totalCount },
  }
}
