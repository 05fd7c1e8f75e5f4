import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { countSentGifts } from '#features/giving/server/count-sent-gifts.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { ChallengeRow } from '../../../server/find-challenge.ts'
import { livingTemplates } from '../../../server/living-templates.ts'
import type { Checked } from '../../../server/type-on-server.ts'

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

type Counted = { holderId: string; templateIds: string[]; expired: 'counted' | 'left out' }

/** How many badges of some templates, in any version, a holder has that are neither revoked nor suspended. */
function countOwned(ctx: Context, { holderId, templateIds, expired }: Counted): Promise<number> {
  if (templateIds.length === 0) return Promise.resolve(0)
  return ctx.db.$count(
    badges,
    and(
      eq(badges.holderId, holderId),
      isOneOf(badges.templateId, templateIds),
      isNull(badges.revokedAt),
      isNull(badges.suspendedAt),
      expired === 'counted' ? undefined : or(isNull(badges.validUntil), gt(badges.validUntil, ctx.now())),
    ),
  )
}
