import type { Output } from '#base/endpoint.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

/** The community that the caller's is inside of, and whether it waits to be deleted; empty texts without a parent. */
export async function getParent(ctx: AdminContext): Promise<Output<typeof contract.getParent>> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer?.parentId) return { did: '', name: '', profileImage: '', since: '', deletionDue: '' }
  const { did, name, image } = await issuerFace(ctx, issuer.parentId)
  const since = issuer.joinedParentAt?.toISOString() ?? ''
  return { did, name, profileImage: image, since, deletionDue: issuer.deletionDueAt?.toISOString() ?? '' }
}
