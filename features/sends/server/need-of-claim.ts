import { isOpenLink } from '#features/claims/rules.ts'
import { lockOwnClaim } from '#features/claims/server/queries.ts'
import type { TeamContext } from '#platform/context.ts'
import type { Need } from './renew-for-send.ts'

/**
 * The new delegation needed for one more badge of a claim's template; for an open link the signed count is its limit.
 * Throws `notFound`.
 */
export async function needOfClaim(ctx: TeamContext, challenge: string): Promise<Need> {
  const claim = await lockOwnClaim(ctx, challenge)
  return { templateId: claim.templateId, places: 1, count: isOpenLink(claim) ? claim.didLimit : 1 }
}
