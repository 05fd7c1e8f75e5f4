import { type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#features/issuers/server/time-zone-of.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { seasonBounds, seasonsBetween } from '../../ranking/season-rules.ts'
import { ALL_TIME } from '../../rules.ts'
import { pointAccounts, pointTransfers } from '../tables.ts'

/**
 * What the book says of a community's people, as a query of `period`, `holder_id`, `points` and `reached_at`: of all time and
 * of each season in the community's zone; people whose points are 0 are left out.
 */
export async function bookSums(ctx: Context, issuerId: string, holderIds?: string[]): Promise<SQL> {
  const lines = linesOf(issuerId, holderIds)
  const rows = await rowsOf<{ first: string | Date | null; last: string | Date | null }>(
    ctx.db,
    sql`select min(counts_at) as first, max(counts_at) as last from (${lines}) lines`,
  )
  const [{ first, last } = { first: null, last: null }] = rows
  const timeZone = await timeZoneOf(ctx, issuerId)
  const names = first && last ? seasonsBetween(new Date(first), new Date(last), timeZone) : []
  const seasons = names.map((name) => ({ name, ...seasonBounds(name, timeZone) }))
  const sums = sql`holder_id, sum(points)::bigint as points, max(counts_at) filter (where is_live) as reached_at`
  return sql`
    select ${ALL_TIME}::text as period, ${sums} from (${lines}) lines group by holder_id having sum(points) <> 0
    union all
    select season.name, ${sums}
    from (${lines}) lines
    join json_to_recordset(${JSON.stringify(seasons)}::json) as season(name text, start timestamptz, "end" timestamptz)
      on counts_at >= season.start and counts_at < season."end"
    group by season.name, holder_id having sum(points) <> 0`
}

function linesOf(issuerId: string, holderIds?: string[]): SQL {
  const some = holderIds ? sql`and p.holder_id = any(${sql.param(holderIds)}::text[])` : sql``
  const ofSide = (side: SQL, points: SQL) => sql`
    select p.holder_id, ${points} as points, t.counts_at, t.reverses is null and back.id is null as is_live
    from ${pointAccounts} p join ${pointTransfers} t on ${side} = p.id
    left join ${pointTransfers} back on back.reverses = t.id
    where p.issuer_id = ${issuerId} and p.source = '' and p.holder_id is not null ${some}`
  return sql`${ofSide(sql`t.credit_id`, sql`t.amount`)} union all ${ofSide(sql`t.debit_id`, sql`-t.amount`)}`
}
