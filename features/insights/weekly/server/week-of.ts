import { sql } from 'drizzle-orm'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { addDays, type Chain, chainOf, SUMS, type Sums, type Way } from '../../rules.ts'
import { insightChanges, insightDays } from '../../server/tables.ts'

/** Where a week's badges stopped, each with the templates that have most of them. */
export type Stop = { count: number; templates: { title: string; count: number }[] }
export type Week = {
  chain: Chain
  /** Badges collected by open links in the week. */
  byLink: number
  stops: Record<'cameBack' | 'neverOpened' | 'openedOnly', Stop>
}
type Row = { templateId: string; way: Way; title: string } & Sums

/** A community's figures of the week of a Monday; undefined when nothing happened in it. */
export async function weekOf(ctx: Context, issuerId: string, week: string): Promise<Week | undefined> {
  const rows = await readWeek(ctx, issuerId, week)
  if (rows.every((row) => SUMS.every((sum) => row[sum] === 0))) return undefined
  const toPersons = rows.filter(({ way }) => way === 'person')
  const sums = Object.fromEntries(
    SUMS.map((sum) => [sum, toPersons.reduce((total, row) => total + row[sum], 0)]),
  ) as Sums
  const byLink = rows.reduce((total, row) => total + (row.way === 'link' ? row.collected : 0), 0)
  return {
    chain: chainOf(sums),
    byLink,
    stops: {
      cameBack: stopOf(toPersons, ({ cameBack }) => cameBack),
      neverOpened: stopOf(toPersons, ({ sent, cameBack, opened, collected }) => sent - cameBack - opened - collected),
      openedOnly: stopOf(toPersons, ({ opened }) => opened),
    },
  }
}

/** The sums of each template and way: what is added already, and the changes that are not. */
function readWeek(ctx: Context, issuerId: string, week: string): Promise<Row[]> {
  const isOfWeek = sql`issuer_id = ${issuerId} and template_id <> '' and day between ${week}::date and ${addDays(week, 6)}::date`
  const columns = sql.raw(['sent', 'came_back', 'opened', 'collected', 'shared', 'checked', 'issued'].join(', '))
  return rowsOf<Row>(
    ctx.db,
    sql`select w.template_id as "templateId", w.way, coalesce(max(t.name), '') as title,
        sum(sent)::float as sent, sum(came_back)::float as "cameBack", sum(opened)::float as opened,
        sum(collected)::float as collected, sum(shared)::float as shared, sum(checked)::float as checked,
        sum(issued)::float as issued
      from (
        select template_id, way, ${columns} from ${insightDays} where ${isOfWeek}
        union all select template_id, way, ${columns} from ${insightChanges} where ${isOfWeek}) w
      left join ${templates} t on t.id = w.template_id
      group by w.template_id, w.way`,
  )
}

function stopOf(rows: Row[], countOf: (row: Row) => number): Stop {
  const some = rows.map((row) => ({ title: row.title, count: countOf(row) })).filter(({ count }) => count > 0)
  return {
    count: some.reduce((total, { count }) => total + count, 0),
    templates: some.filter(({ title }) => title !== '').sort((a, b) => b.count - a.count),
  }
}
