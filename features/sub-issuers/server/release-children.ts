import { clearChildren } from '#features/issuers/server/parents.ts'
import type { Context } from '#platform/context.ts'
import { tellOne } from './tell-both.ts'

/**
 * Releases the sub-communities of a community that is being deleted, in the caller's transaction, which has locked it;
 * their admins are notified. Its open invitations end with its team.
 */
export async function releaseChildren(ctx: Context, parentId: string): Promise<void> {
  const released = await clearChildren(ctx, parentId)
  for (const childId of released) await tellOne(ctx, 'parentDeleted', { childId, parentId, toldId: childId })
}
