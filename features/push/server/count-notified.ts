import { sql } from 'drizzle-orm'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { hasMuted } from '../hooks.ts'
import { COUNTED_MAX } from '../rules.ts'
import { pushSubscriptions } from './tables.ts'

/** How many members of a community get notifications on at least one device; counted up to `COUNTED_MAX`. */
export async function countNotified(ctx: Context, issuerId: string): Promise<number> {
  const isMuted = hasMuted.get()({ issuerId: sql`m.issuer_id`, holderId: sql`m.holder_id` })
  const [row] = await rowsOf<{ count: number }>(
    ctx.db,
    sql`select count(*)::int as count from (
      select 1 from ${members} m
      where m.issuer_id = ${issuerId} and m.ended_at is null
        and exists (select 1 from ${pushSubscriptions} s where s.holder_id = m.holder_id)
        and not ${isMuted}
      limit ${COUNTED_MAX}
    ) as notified`,
  )
  return row?.count ?? 0
}
