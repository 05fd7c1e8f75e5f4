import { ECDH } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, type HolderContext, inTransaction } from '#platform/context.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import type * as contract from '../contract.ts'
import { DEVICES_MAX } from '../rules.ts'
import { removeSubscriptions } from './queries.ts'
import { sealSubscription } from './subscription-secret.ts'
import { pushSubscriptions } from './tables.ts'

/**
 * Turns notifications on for the caller's browser. A browser that another wallet used before changes hands. Throws
 * `pushAddressRefused`, `pushKeysInvalid`, `tooManyDevices`, and `pushNotProven` in a session opened only by a claim
 * link: notifications would outlast it.
 */
export async function subscribePush(ctx: HolderContext, subscription: Input<typeof contract.subscribePush>) {
  if (!ctx.actor.isProven) throw new Problem('pushNotProven')
  assertPoint(subscription.p256dh)
  await assertPublic(ctx, subscription.endpoint)
  const { holderId, sessionId } = ctx.actor
  return inTransaction(ctx, async (ctx) => {
    // The number of devices is counted while no other can be added.
    await lockOwnWallet(ctx)
    const endpointHash = hashText(subscription.endpoint)
    const before = await ctx.db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpointHash, endpointHash))
      .for('update')
    await removeSubscriptions(
      ctx,
      before.map(({ id }) => id),
    )
    const count = await ctx.db.$count(pushSubscriptions, eq(pushSubscriptions.holderId, holderId))
    if (count >= DEVICES_MAX) throw new Problem('tooManyDevices')
    const id = newId()
    const row = { id, holderId, sessionId, endpointHash, device: ctx.device, createdAt: ctx.now() }
    await ctx.db.insert(pushSubscriptions).values(row)
    await sealSubscription(ctx, id, subscription)
    await recordEvent(ctx, { action: 'push.subscribed', subjectId: holderId })
    return { subscriptionId: id }
  })
}

function assertPoint(p256dh: string): void {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
  } catch {
    throw new Problem('pushKeysInvalid')
  }
}

async function assertPublic(ctx: Context, endpoint: string): Promise<void> {
  try {
    await ctx.safePost.check(endpoint)
  } catch (error) {
    throw error instanceof FetchRefused ? new Problem('pushAddressRefused') : error
  }
}
