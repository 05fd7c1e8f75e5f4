import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { setDeletionDue } from '#features/issuers/server/parents.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { DELETION_DAYS } from '../rules.ts'
import { ownChild } from './own-parent.ts'
import { tellBoth } from './tell-both.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Starts the deletion of a sub-community, due in 7 days, and notifies the admins of both sides; any of them can stop it.
 * Starting it again returns when it is due. Throws `notFound`, and `hasOwnKey` for a community with its own key.
 */
export function deleteSub(
  ctx: AdminContext,
  { did }: Input<typeof contract.deleteSub>,
): Promise<{ deletionDue: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { id, isKms, deletionDueAt } = await ownChild(ctx, did)
    if (!isKms) throw new Problem('hasOwnKey')
    if (deletionDueAt) return { deletionDue: deletionDueAt.toISOString() }
    const parentId = ctx.actor.issuerId
    const dueAt = new Date(ctx.now().getTime() + DELETION_DAYS * DAY_MS)
    const until = dueAt.toISOString()
    // Started or released by somebody else at this moment.
    if (!(await setDeletionDue(ctx, { issuerId: id, parentId }, dueAt))) return dueMeanwhile(ctx, did)
    await tellBoth(ctx, 'subDeletionAnnounced', { childId: id, parentId }, { until })
    return { deletionDue: until }
  })
}

async function dueMeanwhile(ctx: AdminContext, did: string): Promise<{ deletionDue: string }> {
  const { deletionDueAt } = await ownChild(ctx, did)
  if (!deletionDueAt) throw new Problem('notFound')
  return { deletionDue: deletionDueAt.toISOString() }
}
