import type { MembershipChange } from '#features/members/server/membership-listeners.ts'
import type { Context } from '#platform/context.ts'
import { eraseValues } from './erase-passes.ts'

/** What people who leave a community had shared with it is deleted; what they passed stays, in case they return. */
export async function followLeft(ctx: Context, { issuerId, holderIds, isMember }: MembershipChange): Promise<void> {
  if (!isMember) await eraseValues(ctx, issuerId, holderIds)
}
