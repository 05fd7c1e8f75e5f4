import type { Input } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as sessionContract from '../session-contract.ts'
import { lockOwnClaim } from './queries.ts'
import { revokeClaims } from './revoke-claims.ts'

/** Takes back a claim and every badge that came of it, with a reason; again it changes nothing. */
export function revokeSession(ctx: AdminContext, { challenge, reason }: Input<typeof sessionContract.revokeSession>) {
  return inTransaction(ctx, async (ctx) => {
    const { id, issuerId } = await lockOwnClaim(ctx, challenge)
    await revokeClaims(ctx, { issuerId, ids: [id], reason })
    return {}
  })
}
