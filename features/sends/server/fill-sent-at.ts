import { sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { sends } from './tables.ts'

/**
 * Fills in when the next claims were handed over that were made before that was kept, in the order of their ids from the one after
 * `after`, in the caller's transaction. Returns the id of the last that was read; null after the last of all.
 */
export async function fillSentAt(ctx: Context, after: string, limit: number): Promise<string | null> {
  const [part] = await rowsOf<{ last: string | null; count: number }>(
    ctx.db,
    sql`with part as (
        select id from ${claims} where id > ${after} order by id limit ${limit}::int for update
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
  if (part && part.count > 0)
    await recordEvent(ctx, { action: 'claims.sentAtFilled', subjectId: last ?? '', detail: { claims: part.count } })
  return last
}
