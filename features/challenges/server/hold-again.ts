import { and, eq } from 'drizzle-orm'
import { reversePoints } from '#features/points/server/reverse-points.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { lockPassing } from './pass-challenge.ts'
import { notifyPasses } from './pass-listeners.ts'
import { setHeld } from './queries.ts'
import { challengePasses } from './tables.ts'

/** Undoes `releaseHeld` and `dropHeld`: the passes hold, and their rewards wait again. */
export function holdAgain(ctx: Context, challenge: ChallengeRow, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { id: challengeId, issuerId } = challenge
    await lockPassing(ctx, issuerId, holderIds)
    const released = await setHeld(ctx, challenge, holderIds, { from: false, to: true })
    await reversePoints(
      ctx,
      issuerId,
      released.map(({ cause }) => cause),
    )
    const dropped = await ctx.db
      .update(challengePasses)
      .set({ state: 'passed', isHeld: true, reason: '', updatedAt: ctx.now() })
      .where(
        and(
          eq(challengePasses.challengeId, challengeId),
          isOneOf(challengePasses.holderId, holderIds),
          eq(challengePasses.state, 'refused'),
        ),
      )
      .returning({ holderId: challengePasses.holderId })
    const passes = [...released, ...dropped].map(({ holderId }) => ({ challengeId, holderId }))
    await notifyPasses(ctx, { issuerId, kind: 'passed', passes })
    await recordEvent(ctx, { action: 'challenge.heldAgain', subjectId: challengeId, detail: { passes: passes.length } })
  })
}
