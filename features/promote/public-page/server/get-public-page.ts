import type { Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { communityUrl } from '#features/issuers/server/promotion/public-page-url.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** The address of the caller's public page, and whether it is on. */
export async function getPublicPage(ctx: AdminContext): Promise<Output<typeof contract.getPublicPage>> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer) throw new Problem('notFound')
  return { isOn: issuer.hasPublicPage, url: communityUrl(ctx.config, issuer.id) }
}
