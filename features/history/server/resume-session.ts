import type { Input } from '#base/endpoint.ts'
import { lockOwnClaim } from '#features/claims/server/queries.ts'
import { resumeClaims } from '#features/claims/server/suspend-claims.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Reinstates the badges of a suspended claim; does nothing for one that is not suspended. */
export function resumeSession(ctx: TeamContext, { challenge }: Input<typeof contract.resumeSession>) {
  return inTransaction(ctx, async (ctx) => {
    const { id, issuerId } = await lockOwnClaim(ctx, challenge)
    await resumeClaims(ctx, { issuerId, ids: [id] })
    return {}
  })
}
