import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { removeSubscriptions } from './queries.ts'
import { pushSubscriptions } from './tables.ts'

/** Removes the devices of a session that its person ended: they signed out there. */
export async function endPushOfSession(ctx: Context, { sessionId }: { sessionId: string }): Promise<void> {
  const rows = await ctx.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  await removeSubscriptions(
    ctx,
    rows.map(({ id }) => id),
  )
}
