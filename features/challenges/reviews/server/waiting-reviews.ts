import { and, eq, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import { challenges, reviews } from '../../server/tables.ts'

const COUNTED_MAX = 100
const DAY_SECONDS = 86_400

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

/** Notifies the admins that something waits for their decision: once a day, because the queue shows the others. */
export async function noteReview(ctx: Context, issuerId: string): Promise<void> {
  if ((await countRate(ctx, `reviewsWaiting:${issuerId}`, DAY_SECONDS)) > 1) return
  await recordEvent(ctx, { action: 'notice.reviewsWaiting', issuerId, subjectId: issuerId })
}
