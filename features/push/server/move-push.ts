import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

/** Moves the devices of one holder to another when their wallets are merged: the person still uses them. */
export function movePush(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const moved = await ctx.db
      .update(pushSubscriptions)
      .set({ holderId: into })
      .where(eq(pushSubscriptions.holderId, from))
      .returning({ id: pushSubscriptions.id })
    await ctx.db.update(pushMessages).set({ holderId: into }).where(eq(pushMessages.holderId, from))
    if (moved.length > 0)
      await recordEvent(ctx, { action: 'push.moved', subjectId: into, detail: { devices: moved.length } })
  })
}
