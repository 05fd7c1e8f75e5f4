import { lt, sql } from 'drizzle-orm'
import { Problem } from '../base/problem.ts'
import type { Context } from './context.ts'
import { rateWindows } from './tables.ts'

export type Rate = { limit: number; seconds: number }

/**
 * Counts one attempt under a key and throws `tooManyRequests` past the limit of its window. The count lives in the
 * database, so that all processes share it.
 */
export async function takeRate(ctx: Context, key: string, rate: Rate): Promise<void> {
  if ((await countRate(ctx, key, rate.seconds)) > rate.limit) throw new Problem('tooManyRequests')
}

/** Counts one attempt under a key and answers how many its window has by now; no two attempts get the same number. */
export async function countRate(ctx: Context, key: string, seconds: number): Promise<number> {
  const now = ctx.now()
  const ended = new Date(now.getTime() - seconds * 1000)
  // One that began under a clock that was ahead would last until then; servers differ by less than a minute.
  const ahead = new Date(now.getTime() + CLOCK_SKEW_MS)
  const isOver = sql`(${rateWindows.startedAt} <= ${ended.toISOString()} or ${rateWindows.startedAt} > ${ahead.toISOString()})`
  const [row] = await ctx.db
    .insert(rateWindows)
    .values({ key, startedAt: now, taken: 1 })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        taken: sql`case when ${isOver} then 1 else ${rateWindows.taken} + 1 end`,
        startedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${rateWindows.startedAt} end`,
      },
    })
    .returning({ taken: rateWindows.taken })
  return row?.taken ?? 0
}

/** How far the clocks of servers may differ, in milliseconds. */
const CLOCK_SKEW_MS = 60_000
const KEPT_MS = 24 * 60 * 60 * 1000

/** Forgets windows that nobody has used for a day: no limit is longer, and a key may name an address by its hash. */
export async function forgetRates(ctx: Context): Promise<void> {
  await ctx.db.delete(rateWindows).where(lt(rateWindows.startedAt, new Date(ctx.now().getTime() - KEPT_MS)))
}
