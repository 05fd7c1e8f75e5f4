import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { clearParent } from '#features/issuers/server/parents.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ownChild, ownInside } from './own-parent.ts'
import { tellBoth } from './tell-both.ts'

/** Releases a sub-community of the caller's community, which also stops its deletion. Throws `notFound`. */
export function releaseSub(
  ctx: AdminContext,
  { did }: Input<typeof contract.releaseSub>,
): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await ownChild(ctx, did)
    await separate(ctx, 'subReleased', { childId: id, parentId: ctx.actor.issuerId })
    return {}
  })
}

/** Takes the caller's community out of its parent, which also stops its deletion. Throws `notFound` without a parent. */
export function leaveParent(ctx: AdminContext): Promise<Record<never, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { id, parentId } = await ownInside(ctx)
    await separate(ctx, 'subLeft', { childId: id, parentId })
    return {}
  })
}

async function separate(
  ctx: Context,
  kind: 'subReleased' | 'subLeft',
  { childId, parentId }: { childId: string; parentId: string },
): Promise<void> {
  const action = kind === 'subLeft' ? 'sub.left' : 'sub.released'
  if (!(await clearParent(ctx, { issuerId: childId, parentId }, action))) throw new Problem('notFound')
  await tellBoth(ctx, kind, { childId, parentId })
}
