import type { TeamContext } from '#platform/context.ts'
import { isOpenLink } from '../rules.ts'
import { lockOwnClaim } from './queries.ts'
import type { Need } from './renew-for-send.ts'

/** What one more badge of a claim's template needs of a new delegation; an open link names its places, or any number. Throws `notFound`. */
export async function needOfClaim(ctx: TeamContext, challenge: string): Promise<Need> {
  const claim = await lockOwnClaim(ctx, challenge)
  return { templateId: claim.templateId, places: 1, count: isOpenLink(claim) ? claim.didLimit : 1 }
}
