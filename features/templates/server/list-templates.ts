import { and, desc, eq, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countSent } from './count-sent.ts'
import { describeTemplate } from './describe-template.ts'
import { nameMatches } from './name-matches.ts'
import { ownIssuer } from './own-issuer.ts'
import { templates } from './tables.ts'

const NOTHING = { all: 0, published: 0, finished: 0, ongoing: 0, shown: 0 }

type List = typeof contract.listTemplates

/** A page of a category's templates, newest first; the tabs' counts are of all that the search finds, the chips' of the tab. */
export async function listTemplates(ctx: AdminContext, input: Input<List>): Promise<Output<List>> {
  const { type, status, event, pageNumber, pageSize, search } = input
  const found = and(
    eq(templates.issuerId, ctx.actor.issuerId),
    eq(templates.category, type),
    isNull(templates.deletedAt),
    nameMatches(search),
  )
  const isFinished = lte(templates.endDate, ctx.now())
  const shown = and(
    found,
    ofStatus(status),
    event === 'all' ? undefined : event === 'finished' ? isFinished : gt(templates.endDate, ctx.now()),
  )
  const rows = await ctx.db
    .select()
    .from(templates)
    .where(shown)
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const isPublished = ne(templates.contractState, 'none')
  const countOf = (what: SQL | undefined) => sql<number>`(count(*) filter (where ${what ?? true}))::int`
  const [counted] = await ctx.db
    .select({
      all: countOf(undefined),
      published: countOf(isPublished),
      finished: countOf(and(ofStatus(status), isFinished)),
      ongoing: countOf(and(ofStatus(status), gt(templates.endDate, ctx.now()))),
      shown: countOf(shown),
    })
    .from(templates)
    .where(found)
  const { all, published, finished, ongoing, shown: totalCount } = counted ?? NOTHING
  const counts = { all, published, unpublished: all - published, ongoing, finished }
  const issuer = await ownIssuer(ctx)
  const countsOf = await countSent(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    templates: rows.map((row) => describeTemplate(ctx, row, issuer, countsOf(row.id))),
    counts,
    pagination: { totalPages: Math.ceil(totalCount / pageSize), totalCount },
  }
}

function ofStatus(status: Input<List>['status']): SQL | undefined {
  if (status === 'all') return undefined
  return status === 'published' ? ne(templates.contractState, 'none') : eq(templates.contractState, 'none')
}
