import { eq, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { sends } from '#features/sends/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { insightStart } from './tables.ts'

/** Claims of one transaction. */
const AT_ONCE = 5000

/**
 * Fills in when claims were handed over that were made before that was kept; the trigger on claims counts them, their badges and
 * shares. It goes on where it was interrupted, in any process, and does nothing once all were read.
 */
export async function fillEarlier(ctx: SystemContext): Promise<void> {
  while (!ctx.stopping.aborted && (await inTransaction(ctx, (ctx) => fillNext(ctx as SystemContext)))) {
    // Each part commits by itself.
  }
}

/** Fills the next part; false once there is none. */
async function fillNext(ctx: SystemContext): Promise<boolean> {
  const [start] = await ctx.db.select().from(insightStart).where(eq(insightStart.id, 1)).for('update')
  if (!start || start.after === null) return false
  const [part] = await rowsOf<{ last: string | null; count: number }>(
    ctx.db,
    sql`with part as (
        select id from ${claims} where id > ${start.after} order by id limit ${AT_ONCE}::int for update
      ), filled as (
        update ${claims} c set sent_at = coalesce(c.mailed_at, c.created_at)
        from part, ${sends} s
        where c.id = part.id and s.id = c.send_id and c.did_limit = 1 and c.sent_at is null
          -- What waits for its e-mail is handed over by it; what was undone never was.
          and (c.mailed_at is not null or c.taken > 0 or c.delivery in ('link', 'bounced')
            or (c.holder_id <> '' and c.delivery <> 'queued'))
          and (s.status <> 'undone' or c.mailed_at is not null or c.taken > 0)
          -- The badge that a reissued one replaces is counted already.
          and not exists (select from ${claims} o where o.superseded_by = c.id)
        returning c.id
      )
      select (select max(id) from part) as last, (select count(*)::int from filled) as count`,
  )
  const last = part?.last ?? null
  await ctx.db.update(insightStart).set({ after: last }).where(eq(insightStart.id, 1))
  if (last === null) await recordEvent(ctx, { action: 'insights.filled', subjectId: 'claims' })
  return last !== null
}
