import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { describeClaims } from '#features/claims/server/rows/describe-claims.ts'
import { HIDDEN_LOOK, OPEN_LOOK } from '#features/team/folders/server/address-look.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import type { ApiKeyContext } from '#platform/context.ts'
import type * as contract from '../api-contract.ts'
import { assertOwnTemplate } from './assert-own-template.ts'

/**
 * Returns a session as its history row, for an API key of its issuer or of its template's session builder; its address is
 * masked for a key without `addresses:read`.
 */
export async function readBuiltSession(ctx: ApiKeyContext, { challenge }: Input<typeof contract.readBuiltSession>) {
  const claim = await findClaim(ctx, challenge)
  if (!claim?.isShown || claim.issuerId !== ctx.actor.issuerId) throw new Problem('notFound')
  assertOwnTemplate(ctx.actor, claim.templateId)
  const [described] = await describeClaims(ctx, [claim], keySeesAddresses(ctx.actor) ? OPEN_LOOK : HIDDEN_LOOK)
  if (!described) throw new Problem('notFound')
  return described
}
