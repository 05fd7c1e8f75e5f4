import { sql } from 'drizzle-orm'
import type { SystemContext } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { MAILS_KEPT_DAYS } from '../rules.ts'
import { digestMails } from './tables.ts'

const ROWS_AT_ONCE = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/** Forgets when digests were mailed, a week later; in parts, so that no transaction holds many rows. */
export async function forgetDigests(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - MAILS_KEPT_DAYS * DAY_MS).toISOString()
  while (!ctx.stopping.aborted) {
    const rows = await rowsOf(
      ctx.db,
      sql`delete from ${digestMails} where id in (
        select id from ${digestMails} where ended_at < ${before} limit ${ROWS_AT_ONCE} for update skip locked)
      returning 1`,
    )
    if (rows.length < ROWS_AT_ONCE) return
  }
}
