import { sql } from 'drizzle-orm'
import type { SystemContext } from '#platform/context.ts'
import { firstDayKept } from './add-sums.ts'
import { insightDays, insightWaits } from './tables.ts'

/** Deletes the figures of single days after `DAYS_KEPT`; those of their months stay. */
export async function forgetDays(ctx: SystemContext): Promise<void> {
  const isOld = sql`day < ${firstDayKept(ctx.now())}`
  await ctx.db.execute(sql`delete from ${insightDays} where ${isOld}`)
  await ctx.db.execute(sql`delete from ${insightWaits} where is_month = 0 and ${isOld}`)
}
