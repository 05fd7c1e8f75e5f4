import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { clearParent, setParent } from '#features/issuers/server/parents.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { endInvitation } from '#features/team/server/invite.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { assertRoom } from './count-subs.ts'
import { tellBoth } from './tell-both.ts'

/**
 * Puts a community inside of another one, or takes it out with `parentId` undefined, and notifies the admins of both. Only
 * the operator calls it. Throws `notFound` for a deleted one, `isSubCommunity` when the parent is inside of another one,
 * is the community itself, or when something is inside of the community; `tooManySubs`; and `notAllowed` while it is inside
 * of another parent, whose admins did not release it.
 */
export function moveSub(
  ctx: SystemContext,
  { issuerId, parentId }: { issuerId: string; parentId: string | undefined },
) {
  return inTransaction(ctx, async (ctx) => {
    const { child, parent } = await lockBoth(ctx, issuerId, parentId)
    if (!parent) return child.parentId === null ? undefined : takeOut(ctx, issuerId, child.parentId)
    if (child.parentId === parent.id) return undefined
    if (child.parentId) throw new Problem('notAllowed')
    const inside = await ctx.db.$count(issuers, and(eq(issuers.parentId, issuerId), isNull(issuers.deletedAt)))
    if (parent.parentId || parent.id === issuerId || inside > 0) throw new Problem('isSubCommunity')
    await assertRoom(ctx, parent, 1)
    await endInvitation(ctx, { issuerId, kind: 'sub' })
    await setParent(ctx, { issuerId, parentId: parent.id }, 'sub.moved')
    await tellBoth(ctx, 'subMoved', { childId: issuerId, parentId: parent.id })
  })
}

async function takeOut(ctx: Context, issuerId: string, parentId: string): Promise<undefined> {
  if (!(await clearParent(ctx, { issuerId, parentId }, 'sub.released'))) return
  await tellBoth(ctx, 'subReleased', { childId: issuerId, parentId })
}

/** Locks both rows by id, so that two moves at once wait for each other. */
async function lockBoth(ctx: Context, childId: string, parentId: string | undefined) {
  const locked = new Map<string, Issuer | undefined>()
  for (const id of [childId, ...(parentId ? [parentId] : [])].sort()) locked.set(id, await lockIssuer(ctx, id))
  const child = locked.get(childId)
  const parent = parentId === undefined ? undefined : locked.get(parentId)
  if (!child || (parentId !== undefined && !parent)) throw new Problem('notFound')
  return { child, parent }
}
