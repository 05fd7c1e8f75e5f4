import { and, asc, desc, eq, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import type { TeamContext } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import type * as contract from '../../contract.ts'
import { uses } from '../../hooks.ts'
import type { TemplateOrder } from '../../rules.ts'
import { describeTemplate } from '../../server/describe-template.ts'
import type { TemplateRow } from '../../server/find-template.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { templates } from '../../server/tables.ts'
import { templateRights } from '../../server/template-rights.ts'
import { nameMatches } from './name-matches.ts'

const NOTHING = { all: 0, published: 0, finished: 0, ongoing: 0, shown: 0 }

type List = typeof contract.listTemplates

/** A page of a category's templates, newest first or in the requested order; the tabs count all matches of the search, the chips those of the tab. */
export async function listTemplates(ctx: TeamContext, input: Input<List>): Promise<Output<List>> {
  const { type, status, event, pageSize, search } = input
  const found = and(
    eq(templates.issuerId, ctx.actor.issuerId),
    eq(templates.category, type),
    isNull(templates.deletedAt),
    nameMatches(search),
    mayUse(ctx, templates.id, 'see'),
  )
  const isFinished = lte(templates.endDate, ctx.now())
  const isOngoing = gt(templates.endDate, ctx.now())
  const narrowed = and(ofStatus(status), event === 'all' ? undefined : event === 'finished' ? isFinished : isOngoing)
  const shown = and(found, narrowed)
  const { order } = input
  const readPage = () => (order === 'newest' ? pageOf(ctx, shown, input) : orderedPageOf(ctx, shown, order, input))
  // The counts beside the page: they read every match, and a contributor's also all folders.
  const [{ rows, issuer, countsOf, rightsOf }, counted] = await Promise.all([
    readPage().then((rows) => described(ctx, rows)),
    countMatches(ctx, found, {
      narrowed,
      finished: and(ofStatus(status), isFinished),
      ongoing: and(ofStatus(status), isOngoing),
    }),
  ])
  const [first, last] = order === 'newest' ? [rows[0], rows.at(-1)] : []
  const { all, published, finished, ongoing, shown: totalCount } = counted
  const counts = { all, published, unpublished: all - published, ongoing, finished }
  return {
    templates: rows.map((row) => ({
      ...describeTemplate(ctx, row, issuer, countsOf(row.id)),
      rights: rightsOf(row.id),
    })),
    counts,
    pagination: { totalPages: Math.ceil(totalCount / pageSize), totalCount },
    first: first ? rowCursors.write(first) : '',
    last: last ? rowCursors.write(last) : '',
  }
}

/** Rows with what describes them. */
async function described(ctx: TeamContext, rows: TemplateRow[]) {
  const ids = rows.map(({ id }) => id)
  const issuer = await ownIssuer(ctx)
  return { rows, issuer, countsOf: await uses.get().countSent(ctx, ids), rightsOf: await templateRights(ctx, ids) }
}

type Parts = Record<'narrowed' | 'finished' | 'ongoing', SQL | undefined>

/** Counts all matches and parts of them; the parts do not repeat what all of them fulfil, which would be read for each row. */
async function countMatches(ctx: TeamContext, found: SQL | undefined, { narrowed, finished, ongoing }: Parts) {
  const countOf = (what: SQL | undefined) => sql<number>`(count(*) filter (where ${what ?? true}))::int`
  const [counted] = await ctx.db
    .select({
      all: countOf(undefined),
      published: countOf(ne(templates.contractState, 'none')),
      finished: countOf(finished),
      ongoing: countOf(ongoing),
      shown: countOf(narrowed),
    })
    .from(templates)
    .where(found)
  return counted ?? NOTHING
}

/** The rows after or before a cursor, by the index and equally fast at any depth; otherwise those of a page number. */
async function pageOf(ctx: TeamContext, shown: SQL | undefined, { pageNumber, pageSize, after, before }: Input<List>) {
  const following = rowCursors.read(after)
  const preceding = following ? undefined : rowCursors.read(before)
  const at = following ?? preceding
  const place = sql`(${templates.createdAt}, ${templates.id})`
  const key = at && sql`(${at.createdAt.toISOString()}::timestamptz, ${at.id})`
  const beyond = key && (following ? sql`${place} < ${key}` : sql`${place} > ${key}`)
  const newestFirst = [desc(templates.createdAt), desc(templates.id)]
  const rows = await ctx.db
    .select()
    .from(templates)
    .where(and(shown, beyond))
    .orderBy(...(preceding ? [asc(templates.createdAt), asc(templates.id)] : newestFirst))
    .limit(pageSize)
    .offset(at ? 0 : (pageNumber - 1) * pageSize)
  return preceding ? rows.reverse() : rows
}

const BY: Record<Exclude<TemplateOrder, 'newest'>, () => SQL> = {
  name: () => sql`search_text(${templates.name})`,
  edited: () => desc(templates.updatedAt),
  sent: () => sql`${uses.get().lastSent(templates.id)} desc nulls last, ${templates.createdAt} desc`,
}

function orderedPageOf(
  ctx: TeamContext,
  shown: SQL | undefined,
  order: keyof typeof BY,
  { pageNumber, pageSize }: Input<List>,
) {
  return ctx.db
    .select()
    .from(templates)
    .where(shown)
    .orderBy(BY[order](), desc(templates.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
}

function ofStatus(status: Input<List>['status']): SQL | undefined {
  if (status === 'all') return undefined
  return status === 'published' ? ne(templates.contractState, 'none') : eq(templates.contractState, 'none')
}
