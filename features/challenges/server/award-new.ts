import type { Context } from '#platform/context.ts'
import { BADGE_TYPES } from '../rules.ts'
import type { ChallengeRow } from './find-challenge.ts'

/** Has the challenges about badges among new ones passed by the members who meet them already, by a job for each. */
export async function awardNew(ctx: Context, added: Pick<ChallengeRow, 'id' | 'type'>[]): Promise<void> {
  const ofBadges = added.filter(({ type }) => BADGE_TYPES.some((one) => one === type))
  await ctx.jobs.sendAll(
    ctx,
    'award-challenge',
    ofBadges.map(({ id }) => ({ challengeId: id })),
  )
}
