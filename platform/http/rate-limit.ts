import { lt, sql } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import type { Context } from '../context.ts'
import { rateWindows } from '../tables.ts'

export type Rate = { limit: number; seconds: number }

/**
 * Counts one attempt under a key and throws `tooManyRequests` over the limit of its window. The count is in the
 * database, so that all processes share it.
 */
export async function takeRate(ctx: Context, key: string, rate: Rate): Promise<void> {
  if ((await countRate(ctx, key, rate.seconds)) > rate.limit) throw new Problem('tooManyRequests')
}

/** Counts one attempt under a key and returns the count of its window; no two attempts get the same number. */
export async function countRate(ctx: Context, key: string, seconds: number): Promise<number> {
  return (await countInWindow(ctx, key, seconds)).taken
}

/** As `countRate`, with the seconds until the window ends. */
export async function countInWindow(
  ctx: Context,
  key: string,
  seconds: number,
): Promise<{ taken: number; endsInSeconds: number }> {
  const now = ctx.now()
  const ended = new Date(now.getTime() - seconds * 1000)
  // A window started by a fast clock would last too long; servers differ by less than a minute.
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
    .returning({ taken: rateWindows.taken, startedAt: rateWindows.startedAt })
  const ends = (row?.startedAt ?? now).getTime() + seconds * 1000
  return { taken: row?.taken ?? 0, endsInSeconds: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)) }
}

/** The maximum difference between server clocks, in milliseconds. */
const CLOCK_SKEW_MS = 60_000
const KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes windows unused for a day: no limit is longer, and a key may contain the hash of an address. */
export async function forgetRates(ctx: Context): Promise<void> {
  await ctx.db.delete(rateWindows).where(lt(rateWindows.startedAt, new Date(ctx.now().getTime() - KEPT_MS)))
}
