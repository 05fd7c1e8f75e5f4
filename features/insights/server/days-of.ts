import { sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { type Spans, spansOf } from '../period-rules.ts'
import { dayIn, type Period } from '../rules.ts'
import { insightChanges, insightDays, insightMonths, insightStart, insightStates } from './tables.ts'

type Asked = { period: Period; from: string; to: string }
/** The days that a community's reader asked for, in its zone. */
export type CommunityDays = Spans & { zone: string; today: string; countedSince: string; isCounting: boolean }

type Row = { zone: string; counting: boolean; first: string | null; started: string | null }

/** Reads a community's zone and first figure, and finds the days of a period. Throws `periodInvalid` and `dayInvalid`. */
export async function daysOf(ctx: Context, issuerId: string, asked: Asked): Promise<CommunityDays> {
  const [row] = await rowsOf<Row>(
    ctx.db,
    sql`select coalesce(s.zone, i.time_zone) as zone, s.counting_since is not null as counting,
      (select least(
        (select min(day) from ${insightChanges} where issuer_id = i.id),
        (select case when min(m.month) < (select date_trunc('month', min(d.day)) from ${insightDays} d where d.issuer_id = i.id)
          then min(m.month) else (select min(d.day) from ${insightDays} d where d.issuer_id = i.id) end
         from ${insightMonths} m where m.issuer_id = i.id and m.template_id = '')
      ))::text as first,
      (select day::text from ${insightStart} where day > (i.created_at at time zone 'UTC')::date) as started
      from ${issuers} i left join ${insightStates} s on s.issuer_id = i.id and s.counting_since is not null
      where i.id = ${issuerId}`,
  )
  if (!row) throw new Problem('notFound')
  const today = dayIn(row.zone, ctx.now())
  const spans = spansOf({ ...asked, today, first: row.first ?? today })
  if (typeof spans === 'string') throw new Problem(spans)
  const countedSince = row.started && row.started > spans.from ? row.started : ''
  return { ...spans, zone: row.zone, today, countedSince, isCounting: row.counting }
}
