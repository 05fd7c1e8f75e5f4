import { inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { doorCounts } from '#features/door/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../contract.ts'
import type { Span } from '../period-rules.ts'
import { addChains, type Chain, chainOf, type Sums } from '../rules.ts'
import { type FigureRow, keptFigures, summedOfPersons, sumsOf, type Whose } from './kept-figures.ts'

type Get = typeof contract.getInsights
/** What a template's badges to persons came to, and (`issued`) how many were issued in all; of a deleted one title and category are ''. */
export type TemplateFigures = {
  templateId: string
  title: string
  category: string
  isDeleted: boolean
  sums: Sums
  chain: Chain
}

/** Templates that a line of where it stops names; the others are in its count. */
const STOPS_NAMED = 20

type Row = Omit<FigureRow, 'way' | 'day'> & { title: string | null; category: string | null }

/** The figures of each template that has some in a span, the most sent first. */
export async function templateFigures(
  ctx: Context,
  whose: Whose,
  { today, ...span }: Span & { today: string },
): Promise<TemplateFigures[]> {
  const { from, to } = span
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`select f.*, t.name as title, t.category from (
        select template_id, ${summedOfPersons} from ${keptFigures(whose, { span: { from, to }, today })} as figures
        group by template_id
      ) as f left join ${templates} t on t.id = f.template_id and t.deleted_at is null`,
  )
  return rows
    .map((row) => {
      const sums = sumsOf(row)
      const { template_id: templateId, title, category } = row
      return {
        templateId,
        title: title ?? '',
        category: category ?? '',
        isDeleted: title === null,
        sums,
        chain: chainOf(sums),
      }
    })
    .filter(({ sums }) => Object.values(sums).some((count) => count !== 0))
}

/** One page of templates, and the deleted ones in one; a page past the end is the last one. */
export async function pageOf(ctx: Context, all: TemplateFigures[], { order, pageNumber, pageSize }: Input<Get>) {
  const counted = all.filter(({ chain }) => Object.values(chain).some((count) => count !== 0))
  const deleted = counted.filter(({ isDeleted }) => isDeleted)
  const listed = counted.filter(({ isDeleted }) => !isDeleted).toSorted(inOrder(order))
  const totalPages = Math.ceil(listed.length / pageSize)
  const page = Math.max(1, Math.min(pageNumber, totalPages))
  const shown = listed.slice((page - 1) * pageSize, page * pageSize)
  const admitted = await admittedOf(ctx, shown)
  return {
    rows: shown.map(({ templateId, title, category, chain }) => ({
      templateId,
      title,
      category,
      ...chain,
      ...(admitted.has(templateId) ? { admitted: admitted.get(templateId) } : {}),
    })),
    rest: deleted.length > 0 ? addChains(deleted.map(({ chain }) => chain)) : undefined,
    pagination: { totalPages, totalCount: listed.length },
  }
}

function inOrder(order: Input<Get>['order']): (a: TemplateFigures, b: TemplateFigures) => number {
  const byTitle = (a: TemplateFigures, b: TemplateFigures) =>
    a.title.localeCompare(b.title) || a.templateId.localeCompare(b.templateId)
  if (order === 'title') return byTitle
  return (a, b) => b.chain[order] - a.chain[order] || byTitle(a, b)
}

/** People that the doors of tickets let in, from their kept counts. */
async function admittedOf(ctx: Context, shown: TemplateFigures[]): Promise<Map<string, number>> {
  const ids = shown.filter(({ category }) => category === 'ticket').map(({ templateId }) => templateId)
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: doorCounts.templateId, inside: sql`sum(${doorCounts.inside})`.mapWith(Number) })
    .from(doorCounts)
    .where(inArray(doorCounts.templateId, ids))
    .groupBy(doorCounts.templateId)
  const inside = new Map(rows.map(({ id, inside }) => [id, inside]))
  return new Map(ids.map((id) => [id, inside.get(id) ?? 0]))
}

/** Where badges stop, each with its templates; `counted` are those whose openings were counted. */
export function stopsOf(all: TemplateFigures[], counted: TemplateFigures[]): Output<Get>['stops'] {
  return {
    cameBack: stopOf(all, ({ cameBack }) => cameBack),
    neverOpened: stopOf(counted, ({ delivered, opened }) => delivered - opened),
    openedOnly: stopOf(all, ({ opened, collected }) => opened - collected),
  }
}

function stopOf(of: TemplateFigures[], countOf: (chain: Chain) => number) {
  const counted = of.map((each) => ({ ...each, count: countOf(each.chain) })).filter(({ count }) => count > 0)
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    templates: counted
      .filter(({ isDeleted }) => !isDeleted)
      .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title))
      .slice(0, STOPS_NAMED)
      .map(({ templateId, title, category, count }) => ({ templateId, title, category, count })),
  }
}
