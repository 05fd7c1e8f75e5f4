import type { Input } from '#base/endpoint.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as sessionContract from '../session-contract.ts'
import { lockOwnClaim } from './queries.ts'
import { resumeClaims } from './suspend-claims.ts'

/** Ends the suspension of a claim: its badges count again. Of one that is not suspended it changes nothing. */
export function resumeSession(ctx: AdminContext, { challenge }: Input<typeof sessionContract.resumeSession>) {
  return inTransaction(ctx, async (ctx) => {
    const { id, issuerId } = await lockOwnClaim(ctx, challenge)
    await resumeClaims(ctx, { issuerId, ids: [id] })
    return {}
  })
}
