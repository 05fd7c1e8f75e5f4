import { and, eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { removeSubscriptions } from './queries.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

/** Deletes the devices of some holders, and the notifications that wait for them alone. */
export function erasePushOf(ctx: Context, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(isOneOf(pushSubscriptions.holderId, holderIds))
    const ids = rows.map(({ id }) => id)
    await removeSubscriptions(ctx, ids)
    await ctx.db.delete(pushMessages).where(isOneOf(pushMessages.holderId, holderIds))
    await recordEvent(ctx, { action: 'push.erased', subjectId: '', detail: { devices: ids.length } })
  })
}

/** Deletes the notifications of a community that wait to be sent. */
export function eraseIssuerPush(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(pushMessages).where(eq(pushMessages.issuerId, issuerId))
    await recordEvent(ctx, { action: 'push.ended', issuerId, subjectId: issuerId })
  })
}

/** Deletes the notifications about a page, so that devices that have not got them yet never do. */
export function withdrawPush(ctx: Context, issuerId: string, url: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(pushMessages).where(and(eq(pushMessages.issuerId, issuerId), eq(pushMessages.url, url)))
    await recordEvent(ctx, { action: 'push.withdrawn', issuerId, subjectId: issuerId })
  })
}
