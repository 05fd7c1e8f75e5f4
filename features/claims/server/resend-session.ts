import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { isFull } from '../rules.ts'
import type * as sessionContract from '../session-contract.ts'
import { claimUrl } from './claim-token.ts'
import { lockOwnClaim } from './queries.ts'
import { renewClaim } from './renew-claim.ts'

/**
 * Gives a claim that nobody has collected yet a new link for 30 more days, and mails it again; older links end. Throws
 * `sessionTaken` for one that is collected or revoked.
 */
export function resendSession(ctx: AdminContext, { challenge, isMailed }: Input<typeof sessionContract.resendSession>) {
  return inTransaction(ctx, async (ctx) => {
    const claim = await lockOwnClaim(ctx, challenge)
    if (claim.revokedAt || isFull(claim)) throw new Problem('sessionTaken')
    const linkN = await renewClaim(ctx, claim, { isMailed })
    return { link: claimUrl(ctx.config, claim.id, linkN) }
  })
}
