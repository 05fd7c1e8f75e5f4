import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countSent } from './count-sent.ts'
import { describeTemplate } from './describe-template.ts'
import { ownIssuer } from './own-issuer.ts'
import { templates } from './tables.ts'

type List = typeof contract.listTemplates

/** A page of a category's templates, newest first; the tabs' counts are of all that the search finds. */
export async function listTemplates(ctx: AdminContext, input: Input<List>): Promise<Output<List>> {
  const { type, status, pageNumber, pageSize, search } = input
  const found = and(
    eq(templates.issuerId, ctx.actor.issuerId),
    eq(templates.category, type),
    isNull(templates.deletedAt),
    matches(search),
  )
  const rows = await ctx.db
    .select()
    .from(templates)
    .where(and(found, ofStatus(status)))
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [counted] = await ctx.db
    .select({
      all: sql<number>`count(*)::int`,
      published: sql<number>`(count(*) filter (where ${templates.contractState} <> 'none'))::int`,
    })
    .from(templates)
    .where(found)
  const { all, published } = counted ?? { all: 0, published: 0 }
  const counts = { all, published, unpublished: all - published }
  const issuer = await ownIssuer(ctx)
  const countsOf = await countSent(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    templates: rows.map((row) => describeTemplate(ctx, row, issuer, countsOf(row.id))),
    counts,
    pagination: { totalPages: Math.ceil(counts[status] / pageSize), totalCount: counts[status] },
  }
}

function ofStatus(status: Input<List>['status']): SQL | undefined {
  if (status === 'all') return undefined
  return status === 'published' ? ne(templates.contractState, 'none') : eq(templates.contractState, 'none')
}

/** Blind to case and accents; `%` and `_` are searched as they are. */
function matches(search: string): SQL | undefined {
  const text = search.trim()
  if (text === '') return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`unaccent(${templates.name} collate "default") ilike unaccent(${pattern})`
}
