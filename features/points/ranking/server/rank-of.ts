import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { ALL_TIME } from '../../rules.ts'
import { standings } from '../../server/tables.ts'
import { isRanked, ranksOf } from './ranking-places.ts'

/** The rank of a member of all time: members with more points, and one; 0 without a point. */
export async function rankOf(
  ctx: Context,
  { issuerId, holderId }: { issuerId: string; holderId: string },
): Promise<number> {
  const ranking = { issuerId, period: ALL_TIME }
  const [own] = await ctx.db
    .select({ points: standings.points })
    .from(standings)
    .where(and(isRanked(ranking), eq(standings.holderId, holderId)))
  if (!own) return 0
  return (await ranksOf(ctx, ranking, [own.points])).get(own.points) ?? 0
}
