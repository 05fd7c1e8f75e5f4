import { type Context, inTransaction } from '#platform/context.ts'
import { TRIES } from '../rules.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { setState } from './queries.ts'

/** Seconds until each try of the job: five within an hour. */
const PAUSES = [60, 240, 600, 1100, 1500] as const

export type Later = {
  challenge: ChallengeRow
  holderId: string
  questId: string
  link: string
  /** Of the member who requested it, for the limit of a network. */
  networkHash: string
  tried: number
}

/**
 * Leaves a check that could not be made to a job, in the caller's transaction: after the usual pause, or a longer one that
 * the other side asked for. False once it was tried five times.
 */
export function checkLater(ctx: Context, later: Later, retryAfterSeconds: number): Promise<boolean> {
  const { challenge, holderId, questId, link, networkHash, tried } = later
  const pause = PAUSES[tried]
  if (tried >= TRIES || pause === undefined) return Promise.resolve(false)
  return inTransaction(ctx, async (ctx) => {
    await setState(ctx, challenge, holderId, { state: 'checking', link, networkHash })
    const data = { challengeId: challenge.id, holderId, questId, tried: String(tried + 1) }
    const seconds = Math.min(Math.max(pause, retryAfterSeconds), PAUSE_MAX)
    await ctx.jobs.send(ctx, 'check-challenge', data, seconds)
    return true
  })
}

/** A token lasts for an hour at most, so that nothing is gained by waiting longer. */
const PAUSE_MAX = 1800
