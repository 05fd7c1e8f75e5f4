import { type Context, inTransaction } from '#platform/context.ts'
import { endPasses } from '../../server/end-passes.ts'
import type { ChallengeRow } from '../../server/find-challenge.ts'

type Dropped = { holderIds: string[]; reason: string }

/** Refuses passes whose rewards waited: they end with a reason, and quests that needed them are undone. */
export function dropHeld(ctx: Context, challenge: ChallengeRow, { holderIds, reason }: Dropped): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const passes = holderIds.map((holderId) => ({ challengeId: challenge.id, holderId }))
    await endPasses(ctx, { issuerId: challenge.issuerId, passes, to: 'refused', reason })
  })
}
