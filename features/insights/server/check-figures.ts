import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { claims } from '#features/claims/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { firstDayKept } from './add-sums.ts'
import { factsOf } from './facts.ts'
import { insightChanges, insightDays, insightMonths, insightWaits } from './tables.ts'

/** How many kept figures of a community differ from a count over its rows: 0 each. */
export type FiguresCheck = { issuerId: string; wrongDays: number; wrongMonths: number; wrongWaits: number }

/** Compares the kept figures of each community, or of one, with a count over its rows; changes nothing. */
export async function checkFigures(ctx: Context, issuerId?: string): Promise<FiguresCheck[]> {
  const some = issuerId ? sql`where issuer_id = ${issuerId}` : sql``
  const rows = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select issuer_id as id from ${claims} ${some} union select issuer_id from ${insightMonths} ${some} order by 1`,
  )
  const checks: FiguresCheck[] = []
  for (const { id } of rows) checks.push(await checkOne(ctx, id))
  return checks
}

/** Whether a check found nothing wrong. */
export function isRight({ wrongDays, wrongMonths, wrongWaits }: FiguresCheck): boolean {
  return wrongDays === 0 && wrongMonths === 0 && wrongWaits === 0
}

/** What has rows: neither checks nor openings by open links, which the count leaves out. */
const SUMS = sql.raw(
  ['sent', 'came_back', "case way when 'person' then opened else 0 end", 'collected', 'shared', 'issued']
    .map((sum, at) => `sum(${sum}) as n${at}`)
    .join(', '),
)
const DIFFERENCE = sql.raw([0, 1, 2, 3, 4, 5].map((at) => `sum(delta * n${at}) <> 0`).join(' or '))

/** One statement, so that all of it is of one instant. */
async function checkOne(ctx: Context, issuerId: string): Promise<FiguresCheck> {
  const isOurs = sql`issuer_id = ${issuerId}`
  const isKept = sql`day >= ${firstDayKept(ctx.now())}`
  const month = sql`date_trunc('month', day)::date`
  // Unfolded changes and facts count for their template and for the community.
  const both = (day: SQL) => sql`grouping sets ((template_id, way, ${day}), (way, ${day}))`
  const grouped = (delta: 1 | -1, from: SQL, day: SQL, where: SQL) => sql`
    select ${delta}::int as delta, coalesce(template_id, '') as template_id, way, ${day} as at, ${SUMS}
    from ${from} where ${where} group by ${both(day)}`
  const stored = (table: PgTable, day: SQL, where: SQL) => sql`
    select 1 as delta, template_id, way, ${day} as at, ${SUMS} from ${table} where ${isOurs} and ${where} group by 2, 3, 4`
  const wrong = (all: SQL) => sql`(select count(*)::int from (
    select from (${all}) as counted group by template_id, way, at having ${DIFFERENCE}) as wrong)`
  const anyDay = sql`true`
  const waits = (delta: 1 | -1, from: SQL, isMonth: 0 | 1, day: SQL, where: SQL) => sql`
    select coalesce(template_id, '') as template_id, ${isMonth}::int as is_month, ${day} as day, bound, ${delta}::int * sum(collected) as n
    from ${from} where bound is not null and ${where}
    group by grouping sets ((template_id, ${day}, bound), (${day}, bound))`
  const facts = sql`facts`
  const changes = sql`(select * from ${insightChanges} where ${isOurs}) as own`
  const [row] = await rowsOf<Omit<FiguresCheck, 'issuerId'>>(
    ctx.db,
    sql`with facts as materialized (${factsOf(issuerId)})
    select
      ${wrong(sql`${stored(insightDays, sql`day`, isKept)}
        union all ${grouped(1, changes, sql`day`, isKept)} union all ${grouped(-1, facts, sql`day`, isKept)}`)} as "wrongDays",
      ${wrong(sql`${stored(insightMonths, sql`month`, anyDay)}
        union all ${grouped(1, changes, month, anyDay)} union all ${grouped(-1, facts, month, anyDay)}`)} as "wrongMonths",
      (select count(*)::int from (
        select from (
          select template_id, is_month, day, bound, count as n from ${insightWaits} where ${isOurs} and (is_month = 1 or ${isKept})
          union all ${waits(1, changes, 0, sql`day`, isKept)} union all ${waits(1, changes, 1, month, anyDay)}
          union all ${waits(-1, facts, 0, sql`day`, isKept)} union all ${waits(-1, facts, 1, month, anyDay)}
        ) as counted group by template_id, is_month, day, bound having sum(n) <> 0
      ) as wrong) as "wrongWaits"`,
  )
  if (!row) throw new Error('Nothing was compared')
  return { issuerId, ...row }
}
