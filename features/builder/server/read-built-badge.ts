import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findBadge } from '#features/badges/server/queries.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import type { ApiKeyContext } from '#platform/context.ts'
import type * as contract from '../api-contract.ts'
import { assertOwnTemplate } from './assert-own-template.ts'

/** Returns an issued badge with its credential, for an API key of its issuer or of its template's session builder. */
export async function readBuiltBadge(ctx: ApiKeyContext, { badgeId }: Input<typeof contract.readBuiltBadge>) {
  const { badge } = (await findBadge(ctx, badgeId)) ?? {}
  if (!badge || badge.issuerId !== ctx.actor.issuerId) throw new Problem('notFound')
  assertOwnTemplate(ctx.actor, badge.templateId)
  const owner = await findHolder(ctx, badge.holderId)
  return {
    badgeId: badge.id,
    challenge: badge.claimId,
    templateId: badge.templateId,
    owner: owner?.did ?? '',
    issuedAt: badge.issuedAt.toISOString(),
    revokedAt: badge.revokedAt?.toISOString() ?? '',
    credential: badge.credential,
  }
}
