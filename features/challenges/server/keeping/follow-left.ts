import type { MembershipChange } from '#features/members/hooks.ts'
import type { Context } from '#platform/context.ts'
import { withdrawReviews } from '../../reviews/server/withdraw-reviews.ts'
import { eraseValues } from './erase-passes.ts'

/** What people who leave a community had shared with it is deleted; what they passed stays, in case they return. */
export async function followLeft(ctx: Context, change: MembershipChange): Promise<void> {
  if (change.isMember) return
  await eraseValues(ctx, change.issuerId, change.holderIds)
  await withdrawReviews(ctx, change)
}
