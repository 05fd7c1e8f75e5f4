import { sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { firstKept, type Spans, spansOf, wholeSince } from '../period-rules.ts'
import { dayIn, type Period } from '../rules.ts'
import { insightChanges, insightDays, insightMonths, insightStart, insightStates } from './tables.ts'

type Asked = { period: Period; from: string; to: string }
/** The days that a community's reader asked for, in its zone. */
export type CommunityDays = Spans & { zone: string; today: string; countedSince: string; isCounting: boolean }

type Row = {
  zone: string
  counting: boolean
  fresh: string | null
  day: string | null
  month: string | null
  started: string | null
}

/** Reads a community's zone and first figure, and finds the days of a period. Throws `periodInvalid` and `dayInvalid`. */
export async function daysOf(ctx: Context, issuerId: string, asked: Asked): Promise<CommunityDays> {
  const [row] = await rowsOf<Row>(
    ctx.db,
    sql`select coalesce(s.zone, i.time_zone) as zone, s.counting_since is not null as counting,
      (select min(day)::text from ${insightChanges} where issuer_id = i.id) as fresh,
      (select min(day)::text from ${insightDays} where issuer_id = i.id) as day,
      (select min(month)::text from ${insightMonths} where issuer_id = i.id and template_id = '') as month,
      -- A community that came later has no openings that were not counted.
      (select day::text from ${insightStart} where day > (i.created_at at time zone 'UTC')::date) as started
      from ${issuers} i left join ${insightStates} s on s.issuer_id = i.id and s.counting_since is not null
      where i.id = ${issuerId}`,
  )
  if (!row) throw new Problem('notFound')
  const today = dayIn(row.zone, ctx.now())
  const spans = spansOf({ ...asked, today, first: firstOf(row, today) })
  if (typeof spans === 'string') throw new Problem(spans)
  const started = row.started === null ? '' : wholeSince(row.started, today)
  const countedSince = started > spans.from ? started : ''
  return { ...spans, zone: row.zone, today, countedSince, isCounting: row.counting }
}

/** The day of the first figure; of one whose days are not all kept any more, the first day of its month. */
function firstOf({ fresh, day, month }: Row, today: string): string {
  const kept = month !== null && month < firstKept(today) ? month : day
  return [kept, fresh].flatMap((each) => each ?? []).toSorted()[0] ?? today
}
