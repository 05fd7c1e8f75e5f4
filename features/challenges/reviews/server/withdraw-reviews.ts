import { and, eq, inArray } from 'drizzle-orm'
import type { MembershipChange } from '#features/members/hooks.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { challengePasses, reviews } from '../../server/tables.ts'
import { eraseReviewsWhere } from './erase-reviews.ts'

/** Evidence of people who leave a community is withdrawn while it waits: nobody there is to examine it any more. */
export async function withdrawReviews(
  ctx: Context,
  { issuerId, holderIds }: Pick<MembershipChange, 'issuerId' | 'holderIds'>,
): Promise<void> {
  const isTheirs = and(eq(reviews.issuerId, issuerId), inArray(reviews.holderId, holderIds))
  const count = await eraseReviewsWhere(ctx, and(isTheirs, eq(reviews.state, 'waiting'), eq(reviews.kind, 'evidence')))
  const isPass = and(eq(challengePasses.issuerId, issuerId), inArray(challengePasses.holderId, holderIds))
  await ctx.db.delete(challengePasses).where(and(isPass, eq(challengePasses.state, 'review')))
  if (count > 0)
    await recordEvent(ctx, { action: 'evidence.withdrawn', issuerId, subjectId: issuerId, detail: { count } })
}
