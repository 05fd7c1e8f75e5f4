import { Problem } from '#base/problem.ts'
import { findIssuer, type Issuer } from '#features/issuers/server/find-issuer.ts'
import { issuerOfDid } from '#features/issuers/server/issuer-of-did.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import type { AdminContext } from '#platform/context.ts'

/**
 * The caller's community as a parent, locked until the end of the transaction: what is inside of it changes one after the
 * other. Throws `isSubCommunity` when it is inside of another one itself.
 */
export async function lockParent(ctx: AdminContext): Promise<Issuer> {
  const issuer = await lockIssuer(ctx, ctx.actor.issuerId)
  if (!issuer) throw new Problem('signedOut')
  if (issuer.parentId) throw new Problem('isSubCommunity')
  return issuer
}

/** The sub-community of the caller with a DID. Throws `notFound`, also for one that was released meanwhile. */
export async function ownChild(ctx: AdminContext, did: string): Promise<Issuer> {
  const child = await issuerOfDid(ctx, did)
  if (child?.parentId !== ctx.actor.issuerId) throw new Problem('notFound')
  return child
}

/** The caller's community with its parent's id. Throws `notFound` when it is inside of no other. */
export async function ownInside(ctx: AdminContext): Promise<Issuer & { parentId: string }> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer?.parentId) throw new Problem('notFound')
  return { ...issuer, parentId: issuer.parentId }
}
