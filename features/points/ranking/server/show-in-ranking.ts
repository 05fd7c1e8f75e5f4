import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findCommunities } from '#features/members/communities/server/own-communities.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { rankingNames } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'

/** Whether other members see the signed-in holder's name in a ranking. Throws `notFound` for non-members. */
export function showInRanking(
  ctx: HolderContext,
  { issuerId, shown: isShown }: Input<typeof contract.showInRanking>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    // A membership that ends at this moment takes the answer away.
    await lockMembers(ctx, [issuerId])
    if ((await findCommunities(ctx, holderId, issuerId)).length === 0) throw new Problem('notFound')
    await ctx.db
      .insert(rankingNames)
      .values({ issuerId, holderId, isShown })
      .onConflictDoUpdate({ target: [rankingNames.issuerId, rankingNames.holderId], set: { isShown } })
    const detail = { shown: isShown }
    await recordEvent(ctx, { action: 'member.shownInRanking', issuerId, subjectId: holderId, detail })
    return {}
  })
}
