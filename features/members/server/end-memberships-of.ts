import { and, inArray, isNull } from 'drizzle-orm'
import { lockNames } from '#features/names/server/lock-names.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { communitiesOf } from './follow-profiles.ts'
import { lockMembers } from './lock-members.ts'
import { members } from './tables.ts'

/** Ends every membership of some holders; returns how many. */
export function endMembershipsOf(ctx: Context, holderIds: string[]): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    // Names first, as joining locks them; erasing the wallets then clears them.
    await lockNames(ctx, holderIds)
    await lockMembers(ctx, await communitiesOf(ctx, holderIds))
    const ended = await ctx.db
      .update(members)
      .set({ endedAt: ctx.now() })
      .where(and(inArray(members.holderId, holderIds), isNull(members.endedAt)))
      .returning({ issuerId: members.issuerId, holderId: members.holderId })
    await recordEvents(
      ctx,
      ended.map(({ issuerId, holderId }) => ({ action: 'member.ended', issuerId, subjectId: holderId })),
    )
    return ended.length
  })
}
