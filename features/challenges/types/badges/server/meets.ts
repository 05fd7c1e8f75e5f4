import { countSentGifts } from '#features/giving/server/count-sent-gifts.ts'
import type { Context } from '#platform/context.ts'
import type { ChallengeRow } from '../../../server/find-challenge.ts'
import { livingTemplates } from '../../../server/living-templates.ts'
import type { Checked } from '../../../server/type-on-server.ts'
import { countOwned } from './count-owned.ts'

type Meeting = Pick<Checked, 'challenge' | 'holderId'>

/**
 * Whether a holder meets a challenge about badges now, and how many count. ownsBadges: badges of the templates that still
 * exist, neither revoked nor suspended nor expired; sentBadges: badges that the holder gave and that were claimed.
 */
export async function meetsNow(
  ctx: Context,
  { challenge, holderId }: Meeting,
): Promise<{ has: number; meets: boolean }> {
  const templateIds = (await livingTemplates(ctx, challenge.templateIds)).map(({ id }) => id)
  const has =
    challenge.type === 'sentBadges'
      ? await countSentGifts(ctx, holderId, templateIds)
      : await countOwned(ctx, { holderId, templateIds, expired: 'left out' })
  return { has, meets: has >= neededOf(challenge) }
}

/**
 * Whether a pass about badges holds: templates that were deleted and badges that have expired since still count, because
 * only a revocation takes it away.
 */
export async function stillMeets(ctx: Context, { challenge, holderId }: Meeting): Promise<boolean> {
  const { templateIds } = challenge
  const has =
    challenge.type === 'sentBadges'
      ? await countSentGifts(ctx, holderId, templateIds)
      : await countOwned(ctx, { holderId, templateIds, expired: 'counted' })
  return has >= neededOf(challenge)
}

/** How many badges a challenge needs. */
export function neededOf({ data }: Pick<ChallengeRow, 'data'>): number {
  return typeof data.count === 'number' ? data.count : 1
}
