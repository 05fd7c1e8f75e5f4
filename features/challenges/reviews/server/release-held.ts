import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { passesChanged } from '../../hooks.ts'
import { bookRewards } from '../../server/book-rewards.ts'
import type { ChallengeRow } from '../../server/find-challenge.ts'
import { lockPassing } from '../../server/pass-challenge.ts'
import { setHeld } from '../../server/queries.ts'

/** Books the rewards of passes that waited for a decision. */
export function releaseHeld(ctx: Context, challenge: ChallengeRow, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { id: challengeId, issuerId } = challenge
    await lockPassing(ctx, issuerId, holderIds)
    const released = await setHeld(ctx, challenge, holderIds, { from: true, to: false })
    if (released.length === 0) return
    await bookRewards(ctx, challenge, released)
    const passes = released.map(({ holderId }) => ({ challengeId, holderId }))
    await passesChanged.run(ctx, { issuerId, kind: 'passed', passes })
    await recordEvent(ctx, { action: 'challenge.released', subjectId: challengeId, detail: { passes: passes.length } })
  })
}
