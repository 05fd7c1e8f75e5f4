import { sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type * as contract from '../contract.ts'
import { chainOf, EXPORT_ROWS, sumOfSums } from '../rules.ts'
import { type CommunityDays, daysOf } from './days-of.ts'
import { type FigureRow, keptFigures, summedOfPersons, sumsOf, type Whose } from './kept-figures.ts'
import { sendFigures } from './send-figures.ts'
import { templateFigures } from './template-figures.ts'

type Export = typeof contract.exportInsights
type Part = Pick<Output<Export>, 'rows' | 'next'>

/**
 * The next rows of an export, by template, by day or by send of several recipients: 5,000 at most, from a position that stays valid
 * while more is counted. Deleted templates are one row.
 */
export async function exportInsights(
  ctx: TeamContext,
  { by, templateId, after, ...asked }: Input<Export>,
): Promise<Output<Export>> {
  if (templateId) await findOwnTemplate(ctx, templateId, 'see')
  const days = await daysOf(ctx, ctx.actor.issuerId, asked)
  const whose: Required<Whose> = {
    issuerIds: [ctx.actor.issuerId],
    ofTemplate: (column) => (templateId ? sql`${column} = ${templateId}` : mayUse(ctx, column, 'see')),
  }
  const part = await { template: byTemplate, day: byDay, send: bySend }[by](ctx, whose, days, after)
  return { from: days.from, to: days.to, zone: days.zone, ...part }
}

const EMPTY = { templateId: '', title: '', day: '', sendId: '', at: '' }

async function byTemplate(ctx: TeamContext, whose: Whose, days: CommunityDays, after: string): Promise<Part> {
  const all = (await templateFigures(ctx, whose, days)).toSorted((a, b) => (a.templateId < b.templateId ? -1 : 1))
  const kept = all.filter(({ isDeleted }) => !isDeleted).filter(({ templateId }) => templateId > after)
  const rows = kept.slice(0, EXPORT_ROWS).map(({ templateId, title, sums }) => {
    return { ...EMPTY, templateId, title, ...chainOf(sums), issued: sums.issued }
  })
  if (kept.length > EXPORT_ROWS) return { rows, next: rows.at(-1)?.templateId ?? '' }
  const deleted = all.filter(({ isDeleted }) => isDeleted).map(({ sums }) => sums)
  const rest = sumOfSums(deleted)
  return { rows: deleted.length > 0 ? [...rows, { ...EMPTY, ...chainOf(rest), issued: rest.issued }] : rows, next: '' }
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** Days before those that are kept are their months, by the first day. */
async function byDay(ctx: TeamContext, whose: Whose, { today, from, to }: CommunityDays, after: string): Promise<Part> {
  if (after !== '' && !DAY.test(after)) throw new Problem('cursorInvalid')
  const rows = await rowsOf<Omit<FigureRow, 'template_id' | 'way'>>(
    ctx.db,
    sql`select day::text as day, ${summedOfPersons} from ${keptFigures(whose, { span: { from, to }, today, isByDay: true })} as figures
      where day::text > ${after} group by day order by day limit ${EXPORT_ROWS + 1}::int`,
  )
  const shown = rows.slice(0, EXPORT_ROWS)
  return {
    rows: shown.map((row) => ({ ...EMPTY, day: row.day, ...chainOf(sumsOf(row)), issued: sumsOf(row).issued })),
    next: rows.length > EXPORT_ROWS ? (shown.at(-1)?.day ?? '') : '',
  }
}

async function bySend(
  ctx: TeamContext,
  { ofTemplate }: Required<Whose>,
  days: CommunityDays,
  after: string,
): Promise<Part> {
  const { issuerId } = ctx.actor
  const { found, next } = await sendFigures(ctx, {
    issuerId,
    span: days,
    zone: days.zone,
    ofTemplate,
    after,
    limit: EXPORT_ROWS,
  })
  return {
    rows: found.map(({ sendId, templateId, title, at, chain }) => {
      return { ...EMPTY, templateId, title, sendId, at, ...chain, issued: chain.collected }
    }),
    next,
  }
}
