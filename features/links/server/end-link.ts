import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { isOpenLink } from '#features/claims/rules.ts'
import { lockOwnClaim, writeLink } from '#features/claims/server/queries.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** Ends an open link now; badges collected with it stay. Idempotent. */
export function endLink(ctx: TeamContext, { challenge }: Input<typeof contract.endLink>) {
  return inTransaction(ctx, async (ctx) => {
    const claim = await lockOwnClaim(ctx, challenge)
    if (!isOpenLink(claim)) throw new Problem('notFound')
    if (claim.endDate <= ctx.now()) return {}
    await writeLink(ctx, claim.id, { endDate: ctx.now() })
    await recordEvent(ctx, { action: 'link.ended', subjectId: claim.id, detail: { taken: claim.taken } })
    return {}
  })
}
