import type { Input } from '#base/endpoint.ts'
import { lockOwnClaim } from '#features/claims/server/queries.ts'
import { resumeClaims } from '#features/claims/server/suspend-claims.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Ends the suspension of a claim: its badges count again. Of one that is not suspended it changes nothing. */
export function resumeSession(ctx: TeamContext, { challenge }: Input<typeof contract.resumeSession>) {
  return inTransaction(ctx, async (ctx) => {
    const { id, issuerId } = await lockOwnClaim(ctx, challenge)
    await resumeClaims(ctx, { issuerId, ids: [id] })
    return {}
  })
}
