import { and, eq, inArray } from 'drizzle-orm'
import type { MembershipChange } from '#features/members/hooks.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { gifts, shownMembers } from './tables.ts'

/**
 * People who left a community are not shown in it any more, and their gifts that wait for review are withdrawn; those that
 * wait for a recipient stay, because they were given while the giver was a member.
 */
export async function followMembership(
  ctx: Context,
  { issuerId, holderIds, isMember }: MembershipChange,
): Promise<void> {
  if (isMember) return
  await ctx.db
    .delete(shownMembers)
    .where(and(eq(shownMembers.issuerId, issuerId), inArray(shownMembers.holderId, holderIds)))
  const ended = await ctx.db
    .update(gifts)
    .set({ state: 'withdrawn' })
    .where(and(eq(gifts.issuerId, issuerId), inArray(gifts.giverId, holderIds), eq(gifts.state, 'review')))
    .returning({ id: gifts.id })
  await recordEvents(
    ctx,
    ended.map(({ id }) => ({ action: 'gift.withdrawn', issuerId, subjectId: id })),
  )
}
