import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { bookPoints } from '#features/points/server/book-points.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import type { Context } from '#platform/context.ts'
import type { ChallengeRow } from './find-challenge.ts'

/**
 * Books the reward of a challenge for people who passed it, in the caller's transaction; nothing where it has none, or its
 * community may no longer give points. `at` is when it was
 * passed, which decides the season. Returns the points that each of them gets.
 */
export async function bookRewards(
  ctx: Context,
  challenge: ChallengeRow,
  due: { holderId: string; cause: string; at: Date }[],
): Promise<number> {
  const { issuerId, reward } = challenge
  if (reward === 0 || due.length === 0) return 0
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer || !mayGivePoints(ctx.config, issuer)) return 0
  await bookPoints(
    ctx,
    due.map(({ holderId, cause, at }) => ({ issuerId, holderId, source: 'challenges', cause, points: reward, at })),
  )
  return reward
}
