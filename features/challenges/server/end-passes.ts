import { and, eq, or } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { reversePoints } from '#features/points/server/reverse-points.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { passesChanged } from '../hooks.ts'
import { lockPassing } from './pass-challenge.ts'
import { challengePasses } from './tables.ts'

type Pass = { challengeId: string; holderId: string }
type Ending = { issuerId: string; passes: Pass[]; to?: 'ended' | 'refused' | 'review'; reason?: string }

/**
 * Ends passes of a community in one transaction: their rewards are reversed, and quests undone that needed them. Passes
 * that do not hold now are left as they are; returns those that ended.
 */
export function endPasses(ctx: Context, { issuerId, passes, to = 'ended', reason = '' }: Ending): Promise<Pass[]> {
  return inTransaction(ctx, async (ctx) => {
    if (passes.length === 0) return []
    await lockPassing(
      ctx,
      issuerId,
      passes.map(({ holderId }) => holderId),
    )
    const isOne = passes.map((pass) =>
      and(eq(challengePasses.challengeId, pass.challengeId), eq(challengePasses.holderId, pass.holderId)),
    )
    const ended = await ctx.db
      .update(challengePasses)
      .set({ state: to, reason, isHeld: false, updatedAt: ctx.now() })
      .where(and(eq(challengePasses.issuerId, issuerId), eq(challengePasses.state, 'passed'), or(...isOne)))
      .returning({
        challengeId: challengePasses.challengeId,
        holderId: challengePasses.holderId,
        cause: challengePasses.cause,
      })
    if (ended.length === 0) return []
    await reversePoints(
      ctx,
      issuerId,
      ended.map(({ cause }) => cause),
    )
    const over = ended.map(({ challengeId, holderId }) => ({ challengeId, holderId }))
    const detail = { passes: over.length }
    await recordEvent(ctx, { action: 'challenge.ended', issuerId, subjectId: over[0]?.challengeId ?? '', detail })
    await passesChanged.run(ctx, { issuerId, kind: 'ended', passes: over })
    await notifyWallets(ctx, { holderIds: over.map(({ holderId }) => holderId) }, { kind: 'quest', subjectId: '' })
    return over
  })
}
