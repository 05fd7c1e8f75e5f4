import type { Context } from '#platform/context.ts'
import { lockByName } from '#platform/database/lock-by-name.ts'

/**
 * Makes other changes of holders' names wait until the commit; taken before status lists and the locks of members: a name
 * that changes while its holder joins is not lost.
 */
export async function lockNames(ctx: Context, holderIds: string[]): Promise<void> {
  await lockByName(
    ctx,
    holderIds.map((id) => `member-name:${id}`),
  )
}
