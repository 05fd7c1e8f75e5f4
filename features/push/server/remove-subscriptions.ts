import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { pushSubscriptions } from './tables.ts'

/** Deletes subscriptions with what is sealed of them, in the caller's transaction. */
export async function removeSubscriptions(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db.delete(pushSubscriptions).where(isOneOf(pushSubscriptions.id, ids))
  await removeSecrets(ctx, ids, 'subscription')
}
