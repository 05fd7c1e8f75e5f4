import { and, eq, isNull } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { clearParent, setParent, writeSubLimit } from '#features/issuers/server/parents.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { endInvitation } from '#features/team/server/invite.ts'
import { recordEvent, recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { SUBS_LIMIT_MAX } from '../rules.ts'
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
    await setParent(ctx, { issuerId, parentId: parent.id })
    await recordBoth(ctx, 'sub.moved', issuerId, parent.id)
    await tellBoth(ctx, 'subMoved', { childId: issuerId, parentId: parent.id })
  })
}

/**
 * Sets how many sub-communities a community may have; undefined restores the usual limit. Only the operator calls it.
 * Throws `notFound`, and `quantityNotValid` unless it is a whole number from 0 to `SUBS_LIMIT_MAX`.
 */
export async function setSubLimit(
  ctx: SystemContext,
  { issuerId, subs }: { issuerId: string; subs: number | undefined },
) {
  if (subs !== undefined && (!Number.isInteger(subs) || subs < 0 || subs > SUBS_LIMIT_MAX)) {
    throw new InvalidInput('quantityNotValid')
  }
  return inTransaction(ctx, async (ctx) => {
    if (!(await writeSubLimit(ctx, issuerId, subs))) throw new Problem('notFound')
    const detail = { subs: subs ?? 'default' }
    await recordEvent(ctx, { action: 'issuer.subLimitSet', issuerId, subjectId: issuerId, detail })
  })
}

async function takeOut(ctx: Context, issuerId: string, parentId: string): Promise<undefined> {
  if (!(await clearParent(ctx, { issuerId, parentId }))) return
  await recordBoth(ctx, 'sub.released', issuerId, parentId)
  await tellBoth(ctx, 'subReleased', { childId: issuerId, parentId })
}

function recordBoth(ctx: Context, action: string, childId: string, parentId: string): Promise<void> {
  return recordEvents(
    ctx,
    [childId, parentId].map((issuerId) => ({ action, issuerId, subjectId: childId })),
  )
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
