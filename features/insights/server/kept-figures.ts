import { type SQL, sql } from 'drizzle-orm'
import type { Parts, Span } from '../period-rules.ts'
import { daysOfSpan, partsOf } from '../period-rules.ts'
import type { Sums, Unit, Way } from '../rules.ts'
import { insightChanges, insightDays, insightMonths, insightWaits } from './tables.ts'

/** Whose figures, of which templates: of the community as a whole, or of those that a condition on the column finds. */
export type Whose = { issuerIds: string[]; ofTemplate?: (templateId: SQL) => SQL | undefined }
/** Days, and the day that it is in their zone; `isByDay` where each is read by itself and not as a part of its month. */
export type Days = { span: Span; today: string; isByDay?: boolean }

export type FigureRow = { template_id: string; way: Way; day: string } & Record<keyof typeof SUM_OF, number>
type SumRow = Record<keyof typeof SUM_OF, number>

const SUM_OF = {
  sent: 'sent',
  came_back: 'cameBack',
  opened: 'opened',
  collected: 'collected',
  shared: 'shared',
  checked: 'checked',
  issued: 'issued',
} as const satisfies Record<string, keyof Sums>
const COLUMNS = Object.keys(SUM_OF) as (keyof typeof SUM_OF)[]
/** The columns of the sums. */
export const sumColumns = sql.raw(COLUMNS.join(', '))
/** The sums of a group of rows, as numbers. */
export const summed = sql.raw(COLUMNS.map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`).join(', '))

/** The same of badges to persons, but `issued`, which is of all. */
export const summedOfPersons = sql.raw(
  COLUMNS.map((name) => {
    const filter = name === 'issued' ? '' : " filter (where way = 'person')"
    return `coalesce(sum(${name})${filter}, 0)::float8 as ${name}`
  }).join(', '),
)

/** The sums of a row, by their names. */
export function sumsOf(row: SumRow): Sums {
  return Object.fromEntries(COLUMNS.map((name) => [SUM_OF[name], Number(row[name])])) as Sums
}

/**
 * The rows of some days' figures, `(issuer_id, template_id, way, day, …)`, of which those of whole months have their first day:
 * what is kept, and what was not added to it yet, in one statement. Of a whole community `template_id` means nothing.
 */
export function keptFigures(whose: Whose, { span, today, isByDay = false }: Days): SQL {
  const parts = isByDay ? daysOfSpan(span, today) : partsOf(span, today)
  const kept = (day: SQL, spans: Span[]) =>
    sql`issuer_id = any(${idsOf(whose)}) and ${templates(whose)} and ${within(day, spans)}`
  const days = sql`select issuer_id, template_id, way, day, ${sumColumns} from ${insightDays} where ${kept(sql`day`, parts.days)}`
  const months = sql`select issuer_id, template_id, way, month, ${sumColumns} from ${insightMonths} where ${kept(sql`month`, monthsOf(parts))}`
  const fresh = sql`select issuer_id, template_id, way, day, ${sumColumns} from ${insightChanges}
    where issuer_id = any(${idsOf(whose)}) and ${whose.ofTemplate?.(sql`template_id`) ?? sql`true`} and ${within(sql`day`, [span])}`
  return sql`(${days} union all ${months} union all ${fresh})`
}

/** How many of what was sent on some days was collected within each bound (-1 beyond the last), as rows `(bound, count)`. */
export function keptWaits(whose: Whose, { span, today }: Days): SQL {
  const parts = partsOf(span, today)
  const of = sql`issuer_id = any(${idsOf(whose)}) and ${templates(whose)}`
  return sql`select bound, sum(count)::float8 as count from (
    select bound, count from ${insightWaits} where is_month = 0 and ${of} and ${within(sql`day`, parts.days)}
    union all
    select bound, count from ${insightWaits} where is_month = 1 and ${of} and ${within(sql`day`, monthsOf(parts))}
    union all
    select bound, collected from ${insightChanges} where issuer_id = any(${idsOf(whose)}) and bound is not null
      and ${whose.ofTemplate?.(sql`template_id`) ?? sql`true`} and ${within(sql`day`, [span])}
  ) as waits group by bound`
}

/** The first day of a day's column. */
export function columnOfDay(day: SQL, unit: Unit): SQL {
  return sql`date_trunc(${unit}, ${day}::timestamp)::date::text`
}

const monthsOf = ({ months }: Parts) => (months ? [months] : [])
const idsOf = ({ issuerIds }: Whose) =>
  sql`array[${sql.join(
    issuerIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`

function templates({ ofTemplate }: Whose): SQL {
  if (!ofTemplate) return sql`template_id = ''`
  return sql`template_id <> '' and ${ofTemplate(sql`template_id`) ?? sql`true`}`
}

function within(day: SQL, spans: Span[]): SQL {
  if (spans.length === 0) return sql`false`
  return sql`(${sql.join(
    spans.map(({ from, to }) => sql`${day} between ${from}::date and ${to}::date`),
    sql` or `,
  )})`
}
