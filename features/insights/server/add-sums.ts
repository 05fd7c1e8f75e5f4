import { type SQL, sql } from 'drizzle-orm'
import { sends } from '#features/sends/server/tables.ts'
import { DAYS_KEPT } from '../rules.ts'
import { insightDays, insightMonths, insightSends, insightWaits } from './tables.ts'

/** The columns of the sums, as `SUMS` names them. */
export const SUM_COLUMNS = ['sent', 'came_back', 'opened', 'collected', 'shared', 'checked', 'issued']

const listed = (parts: string[]) => sql.raw(parts.join(', '))
const columns = listed(SUM_COLUMNS)
const sums = listed(SUM_COLUMNS.map((name) => `sum(${name}) as ${name}`))
const isAny = sql.raw(SUM_COLUMNS.map((name) => `sum(${name}) <> 0`).join(' or '))
const added = (to: string) => listed(SUM_COLUMNS.map((name) => `${name} = ${to}.${name} + excluded.${name}`))

/** The first day whose figures are still kept: a day more, because communities are in zones before and behind UTC. */
export function firstDayKept(now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date - ${DAYS_KEPT + 1}::int`
}

/**
 * The end of one statement that adds the rows of `changed`, which are like those of `insight_changes`, to the kept figures:
 * each row for its template and for its whole community, by day and month, to the waits, and to its send if that has several
 * recipients. Nothing locks in another order than this, and one such statement runs at a time.
 */
export function addSums(now: Date): SQL {
  const groups = (day: SQL) => sql`grouping sets ((issuer_id, template_id, way, ${day}), (issuer_id, way, ${day}))`
  const month = sql`date_trunc('month', day)::date`
  const waits = (isMonth: 0 | 1, day: SQL, where: SQL) => sql`
    select issuer_id, coalesce(template_id, '') as template_id, ${isMonth}::int as is_month, ${day} as day, bound, sum(collected) as count
    from changed where bound is not null and ${where}
    group by grouping sets ((issuer_id, template_id, ${day}, bound), (issuer_id, ${day}, bound)) having sum(collected) <> 0`
  const isKept = sql`day >= ${firstDayKept(now)}`
  return sql`
    of_days as (
      insert into ${insightDays} as known (issuer_id, template_id, way, day, ${columns})
      select issuer_id, coalesce(template_id, ''), way, day, ${sums} from changed where ${isKept}
      group by ${groups(sql`day`)} having ${isAny}
      on conflict (issuer_id, template_id, way, day) do update set ${added('known')}
    ), of_months as (
      insert into ${insightMonths} as known (issuer_id, template_id, way, month, ${columns})
      select issuer_id, coalesce(template_id, ''), way, ${month}, ${sums} from changed
      group by ${groups(month)} having ${isAny}
      on conflict (issuer_id, template_id, way, month) do update set ${added('known')}
    ), of_waits as (
      insert into ${insightWaits} as known (issuer_id, template_id, is_month, day, bound, count)
      ${waits(0, sql`day`, isKept)} union all ${waits(1, month, sql`true`)}
      on conflict (issuer_id, template_id, is_month, day, bound) do update set count = known.count + excluded.count
    ), of_sends as (
      insert into ${insightSends} as known (send_id, issuer_id, template_id, ${columns})
      select s.id, s.issuer_id, s.template_id, ${sums}
      from changed join ${sends} s on s.id = changed.send_id and (s.total > 1 or s.mails > 1)
      group by 1, 2, 3 having ${isAny}
      on conflict (send_id) do update set ${added('known')}
    )
    select count(*)::int as count from changed`
}
