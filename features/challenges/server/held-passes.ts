import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { challengePasses } from './tables.ts'

type Changed = { holderId: string; cause: string; at: Date }
type Change = { from: boolean; to: boolean }

/** Changes whether the rewards of some passes wait, of those that are passed; returns the ones that changed. */
export async function setHeld(
  ctx: Context,
  { id }: ChallengeRow,
  holderIds: string[],
  { from, to }: Change,
): Promise<Changed[]> {
  const changed = await ctx.db
    .update(challengePasses)
    .set({ isHeld: to, updatedAt: ctx.now() })
    .where(
      and(
        eq(challengePasses.challengeId, id),
        isOneOf(challengePasses.holderId, holderIds),
        eq(challengePasses.state, 'passed'),
        eq(challengePasses.isHeld, from),
      ),
    )
    .returning({ holderId: challengePasses.holderId, cause: challengePasses.cause, at: challengePasses.passedAt })
  return changed.map((pass) => ({ ...pass, at: pass.at ?? ctx.now() }))
}
