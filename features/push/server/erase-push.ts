import { eq, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { TTL_S } from '../rules.ts'
import { removeSubscriptions } from './remove-subscriptions.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

/** Deletes the devices of some holders, and the notifications that wait for them alone. */
export async function erasePushOf(ctx: Context, holderIds: string[]): Promise<void> {
  const rows = await ctx.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isOneOf(pushSubscriptions.holderId, holderIds))
  await removeSubscriptions(
    ctx,
    rows.map(({ id }) => id),
  )
  await ctx.db.delete(pushMessages).where(isOneOf(pushMessages.holderId, holderIds))
}

/** Deletes the notifications of a community that wait to be sent. */
export async function eraseIssuerPush(ctx: Context, issuerId: string): Promise<void> {
  await ctx.db.delete(pushMessages).where(eq(pushMessages.issuerId, issuerId))
}

/** Removes the devices of a session that its person ended: they signed out there. */
export async function endPushOfSession(ctx: Context, sessionId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  await removeSubscriptions(
    ctx,
    rows.map(({ id }) => id),
  )
}

/** Moves the devices of one holder to another when their wallets are merged: the person still uses them. */
export async function movePush(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  await ctx.db.update(pushSubscriptions).set({ holderId: into }).where(eq(pushSubscriptions.holderId, from))
  await ctx.db.update(pushMessages).set({ holderId: into }).where(eq(pushMessages.holderId, from))
}

/** Deletes notifications that no push service would keep any longer. */
export async function forgetPushes(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - TTL_S * 1000)
  await ctx.db.delete(pushMessages).where(lt(pushMessages.createdAt, before))
}
