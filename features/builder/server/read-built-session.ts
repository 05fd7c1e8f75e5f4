import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { describeClaims } from '#features/claims/server/describe-claims.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { OPEN_LOOK } from '#features/team/server/address-look.ts'
import type { ApiKeyContext } from '#platform/context.ts'
import type * as contract from '../api-contract.ts'

/** Returns a session as its history row, for an API key of its issuer or of its template's session builder. */
export async function readBuiltSession(ctx: ApiKeyContext, { challenge }: Input<typeof contract.readBuiltSession>) {
  const claim = await findClaim(ctx, challenge)
  const { issuerId, templateId } = ctx.actor
  if (!claim?.isShown || claim.issuerId !== issuerId || (templateId && claim.templateId !== templateId)) {
    throw new Problem('notFound')
  }
  const [described] = await describeClaims(ctx, [claim], OPEN_LOOK)
  if (!described) throw new Problem('notFound')
  return described
}
