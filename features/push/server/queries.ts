import { eq, lt } from 'drizzle-orm'
import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { TTL_S } from '../rules.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

export type PushMessage = typeof pushMessages.$inferSelect

/** Writes a notification to be sent, in the caller's transaction. */
export async function addMessage(ctx: Context, message: typeof pushMessages.$inferInsert): Promise<void> {
  await ctx.db.insert(pushMessages).values(message)
}

/** The notification with an id, while push services would still keep it. */
export async function findMessage(ctx: Context, id: string): Promise<PushMessage | undefined> {
  const [row] = await ctx.db.select().from(pushMessages).where(eq(pushMessages.id, id))
  return row && row.createdAt > oldest(ctx) ? row : undefined
}

/** Deletes notifications that no push service would keep any longer. */
export async function forgetPushes(ctx: Context): Promise<void> {
  await ctx.db.delete(pushMessages).where(lt(pushMessages.createdAt, oldest(ctx)))
}

/** Deletes subscriptions with what is sealed of them, in the caller's transaction. */
export async function removeSubscriptions(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db.delete(pushSubscriptions).where(isOneOf(pushSubscriptions.id, ids))
  await removeSecrets(ctx, ids, 'subscription')
}

const oldest = (ctx: Context) => new Date(ctx.now().getTime() - TTL_S * 1000)
