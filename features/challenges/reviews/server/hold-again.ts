import { and, eq } from 'drizzle-orm'
import { reversePoints } from '#features/points/server/reverse-points.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { passesChanged } from '../../hooks.ts'
import type { ChallengeRow } from '../../server/find-challenge.ts'
import { isFree, lockPassing } from '../../server/pass-challenge.ts'
import { setHeld } from '../../server/queries.ts'
import { challengePasses } from '../../server/tables.ts'

/**
 * Undoes `releaseHeld` and `dropHeld`: the passes hold, and their rewards wait again. One that another wallet of the same
 * person has passed meanwhile stays refused.
 */
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
    const free: string[] = []
    for (const holderId of holderIds) if (await isFree(ctx, challenge, { holderId })) free.push(holderId)
    const dropped = await ctx.db
      .update(challengePasses)
      .set({ state: 'passed', isHeld: true, reason: '', updatedAt: ctx.now() })
      .where(
        and(
          eq(challengePasses.challengeId, challengeId),
          isOneOf(challengePasses.holderId, free),
          eq(challengePasses.state, 'refused'),
        ),
      )
      .returning({ holderId: challengePasses.holderId })
    // Quests that a released pass had finished wait again, too; a dropped one had finished none.
    const passes = released.map(({ holderId }) => ({ challengeId, holderId }))
    await passesChanged.run(ctx, { issuerId, kind: 'ended', passes })
    const detail = { passes: released.length + dropped.length }
    await recordEvent(ctx, { action: 'challenge.heldAgain', subjectId: challengeId, detail })
  })
}
