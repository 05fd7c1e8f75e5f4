import { sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { insightMails } from '../../server/tables.ts'
import { dueWeek, FIRST_ZONE } from '../rules.ts'
import { keyOfMail } from './mail-token.ts'

const ROWS_AT_ONCE = 500

/**
 * Writes a job for each weekly e-mail that is due, each once: the row and the job are written together. After an outage
 * only the newest week is. Idempotent, also when run concurrently.
 */
export async function queueInsightsMails(ctx: SystemContext): Promise<void> {
  for (const zone of await zonesOf(ctx)) {
    const week = dueWeek(zone, ctx.now())
    while (!ctx.stopping.aborted) {
      const queued = await inTransaction(ctx, (ctx) => queueSome(ctx, zone, week))
      if (queued < ROWS_AT_ONCE) break
    }
  }
}

/** The zones of communities with an e-mail that may be due. */
async function zonesOf(ctx: SystemContext): Promise<string[]> {
  const rows = await rowsOf<{ zone: string }>(
    ctx.db,
    sql`select distinct i.time_zone as zone from ${insightMails} m join ${issuers} i on i.id = m.issuer_id
      where coalesce(m.last_week, '-infinity'::date) < ${dueWeek(FIRST_ZONE, ctx.now())}::date`,
  )
  return rows.map(({ zone }) => zone)
}

async function queueSome(ctx: SystemContext, zone: string, week: string): Promise<number> {
  const rows = await rowsOf<{ issuerId: string; email: string }>(
    ctx.db,
    sql`update ${insightMails} u set last_week = ${week}::date from (
        select m.issuer_id, m.email from ${insightMails} m join ${issuers} i on i.id = m.issuer_id
        where i.time_zone = ${zone} and coalesce(m.last_week, '-infinity'::date) < ${week}::date
        order by m.issuer_id, m.email limit ${ROWS_AT_ONCE} for update of m skip locked) due
      where u.issuer_id = due.issuer_id and u.email = due.email
      returning u.issuer_id as "issuerId", u.email`,
  )
  const jobs = rows.map((row) => ({ issuerId: row.issuerId, key: keyOfMail(row), week }))
  await ctx.jobs.sendAll(ctx, 'mail-insights', jobs)
  return rows.length
}
