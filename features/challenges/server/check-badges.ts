import { countSentGifts } from '#features/giving/server/count-sent-gifts.ts'
import type { Context } from '#platform/context.ts'
import type { Check, Checked } from './check-of-type.ts'
import { countOwned } from './count-owned.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { livingTemplates } from './living-templates.ts'

/**
 * ownsBadges: enough badges of the templates that still exist, neither revoked nor suspended nor expired; sentBadges: a badge
 * that the holder gave was claimed, and counts.
 */
export const checkBadges: Check = async (ctx, checked) => verdictOf((await meetsNow(ctx, checked)).meets)

type Meeting = Pick<Checked, 'challenge' | 'holderId'>

/** Whether a holder meets a challenge about badges now, and how many badges count. */
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

const verdictOf = (meets: boolean) => ({ verdict: meets ? ('passed' as const) : ('refused' as const) })
