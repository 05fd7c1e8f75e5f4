import { sql } from 'drizzle-orm'
import type { SystemContext } from '../context.ts'
import { rowsOf } from '../database/rows-of.ts'
import { events } from '../tables.ts'

/** Streams look back over a few hundred events; what happened stays in `audit`. */
export const EVENT_DAYS = 7
const ROWS_AT_ONCE = 5000

/**
 * Deletes events older than streams look back to, oldest first and part by part. Returns how many. By number and not by
 * instant, which needs no index of its own: numbers rise with time, but for those of concurrent transactions.
 */
export async function forgetEvents(ctx: SystemContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - EVENT_DAYS * 86_400_000).toISOString()
  for (let all = 0; ; ) {
    const rows = await rowsOf<{ count: number }>(
      ctx.db,
      sql`with oldest as (select id, at from ${events} order by id limit ${ROWS_AT_ONCE}),
        old as (delete from ${events} where id in (select id from oldest where at < ${before}::timestamptz) returning 1)
      select count(*)::int as count from old`,
    )
    const count = rows[0]?.count ?? 0
    all += count
    if (count < ROWS_AT_ONCE || ctx.stopping.aborted) return all
  }
}
