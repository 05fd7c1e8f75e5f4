import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { questsOfChallenges } from '../hooks.ts'
import { lockOwnChallenges } from './lock-own-challenges.ts'
import { challenges } from './tables.ts'

type Delete = typeof contract.deleteChallenge

/**
 * Hides a challenge of the community; what was passed and booked stays. Its row is the lock, behind which quests name it.
 * Throws `notFound`, and `challengeInUse` while a quest names it.
 */
export function deleteChallenge(ctx: AdminContext, { challengeId }: Input<Delete>): Promise<Output<Delete>> {
  return inTransaction(ctx, async (ctx) => {
    if ((await lockOwnChallenges(ctx, [challengeId])).length === 0) throw new Problem('notFound')
    const naming = await questsOfChallenges.get().naming(ctx, [challengeId])
    if ((naming.get(challengeId) ?? []).length > 0) throw new Problem('challengeInUse')
    await ctx.db
      .update(challenges)
      .set({ deletedAt: ctx.now(), kioskHash: '' })
      .where(and(eq(challenges.id, challengeId), isNull(challenges.deletedAt)))
    await recordEvent(ctx, { action: 'challenge.deleted', subjectId: challengeId })
    return {}
  })
}
