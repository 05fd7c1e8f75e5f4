import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { lockOwnClaim } from '#features/claims/server/queries.ts'
import { suspendClaims } from '#features/claims/server/suspend-claims.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/**
 * Suspends every badge of a claim, with a reason, until it is reinstated; idempotent. Throws `sessionNotTaken` when the
 * claim has no badge, `notSuspendable` when none of its badges has a suspension status.
 */
export function suspendSession(ctx: TeamContext, { challenge, reason }: Input<typeof contract.suspendSession>) {
  return inTransaction(ctx, async (ctx) => {
    const { id, issuerId, suspendedAt, revokedAt, taken } = await lockOwnClaim(ctx, challenge)
    if (suspendedAt && !revokedAt) return {}
    const suspended = await suspendClaims(ctx, { issuerId, ids: [id], reason })
    if (suspended.length > 0) return {}
    throw new Problem(taken > 0 && !revokedAt ? 'notSuspendable' : 'sessionNotTaken')
  })
}
