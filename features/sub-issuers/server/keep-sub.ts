import type { Input } from '#base/endpoint.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import { clearDeletionDue } from '#features/issuers/server/parents.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ownChild, ownInside } from './own-parent.ts'
import { tellBoth } from './tell-both.ts'

/** Stops the deletion of a sub-community of the caller's community, if one waits. Throws `notFound`. */
export function keepSub(ctx: AdminContext, { did }: Input<typeof contract.keepSub>): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await ownChild(ctx, did)
    return stop(ctx, { childId: id, parentId: ctx.actor.issuerId })
  })
}

/** Stops the deletion of the caller's community by its parent, if one waits. Throws `notFound` without a parent. */
export function keepOwn(ctx: AdminContext): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { id, parentId } = await ownInside(ctx)
    return stop(ctx, { childId: id, parentId })
  })
}

async function stop(ctx: AdminContext, sides: { childId: string; parentId: string }): Promise<Record<never, never>> {
  const { childId, parentId } = sides
  if (!(await clearDeletionDue(ctx, { issuerId: childId, parentId }))) return {}
  const { name } = await issuerFace(ctx, ctx.actor.issuerId)
  await tellBoth(ctx, 'subDeletionStopped', sides, { by: name })
  return {}
}
