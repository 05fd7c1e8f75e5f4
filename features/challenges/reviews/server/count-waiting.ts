import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { challenges, reviews } from '../../server/tables.ts'

const COUNTED_MAX = 100

/** How much waits for a decision in a community, counted up to 100. */
export async function countWaiting(ctx: Context, issuerId: string): Promise<number> {
  const rows = await ctx.db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(challenges, eq(challenges.id, reviews.challengeId))
    .where(and(eq(reviews.issuerId, issuerId), eq(reviews.state, 'waiting'), isNull(challenges.deletedAt)))
    .limit(COUNTED_MAX)
  return rows.length
}
