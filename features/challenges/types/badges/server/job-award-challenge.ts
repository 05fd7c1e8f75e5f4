import type { SystemContext } from '#platform/context.ts'
import { findChallenge } from '../../../server/find-challenge.ts'
import { nextMeeting } from './meeting-people.ts'
import { recheckPasses } from './recheck-passes.ts'

const AT_ONCE = 500

/** Passes a new challenge about badges for the members who meet it already (`after`: the last one done). Idempotent. */
export async function jobAwardChallenge(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { challengeId = '', after = '' } = data
  const challenge = await findChallenge(ctx, challengeId)
  if (!challenge) return
  const holderIds = await nextMeeting(ctx, challenge, { after, most: AT_ONCE })
  await recheckPasses(ctx, challenge, holderIds)
  const last = holderIds.at(-1)
  if (last && holderIds.length === AT_ONCE) await ctx.jobs.send(ctx, 'award-challenge', { challengeId, after: last })
}
