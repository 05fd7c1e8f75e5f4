import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ALL_TIME } from '../rules.ts'
import { standings } from './tables.ts'

/** The rank of a member of all time: members with more points, and one; 0 without a point. */
export async function rankOf(
  ctx: Context,
  { issuerId, holderId }: { issuerId: string; holderId: string },
): Promise<number> {
  const isRanked = and(eq(standings.issuerId, issuerId), eq(standings.period, ALL_TIME), eq(standings.isMember, true))
  const [own] = await ctx.db
    .select({ points: standings.points })
    .from(standings)
    .where(and(isRanked, eq(standings.holderId, holderId)))
  return own ? 1 + (await ctx.db.$count(standings, and(isRanked, gt(standings.points, own.points)))) : 0
}
