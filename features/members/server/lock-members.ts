import type { Context } from '#platform/context.ts'
import { lockByName } from '#platform/database/lock-by-name.ts'

/**
 * Makes other changes of communities' members wait until the commit: whoever writes such rows takes this lock first, after
 * status lists, so that a badge issued while somebody joins is counted once. Badges of a community are issued one
 * transaction after the other anyway, since its status list is locked.
 */
export async function lockMembers(ctx: Context, issuerIds: string[]): Promise<void> {
  await lockByName(ctx, namesOfMembers(issuerIds))
}

/** The names of the locks that `lockMembers` takes, for a statement that takes them with others. */
export function namesOfMembers(issuerIds: string[]): string[] {
  return [...new Set(issuerIds)].sort().map((id) => `members:${id}`)
}
