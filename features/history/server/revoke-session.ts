import type { Input } from '#base/endpoint.ts'
import { lockOwnClaim } from '#features/claims/server/queries.ts'
import { revokeClaims } from '#features/claims/server/revoke-claims.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Revokes a claim and every badge collected with it, with a reason; idempotent. */
export function revokeSession(ctx: TeamContext, { challenge, reason }: Input<typeof contract.revokeSession>) {
  return inTransaction(ctx, async (ctx) => {
    const { id, issuerId } = await lockOwnClaim(ctx, challenge)
    await revokeClaims(ctx, { issuerId, ids: [id], reason })
    return {}
  })
}
