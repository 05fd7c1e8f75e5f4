import { desc, eq } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { pushPublicKey } from './push-key.ts'
import { pushSubscriptions } from './tables.ts'

/** The server's key for subscriptions, and the holder's devices that get notifications, the latest first. */
export async function getPush(ctx: HolderContext): Promise<Output<typeof contract.getPush>> {
  const rows = await ctx.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.holderId, ctx.actor.holderId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
  const devices = rows.map(({ id, device, createdAt, failingSince }) => ({
    subscriptionId: id,
    device,
    since: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? '',
  }))
  return { publicKey: await pushPublicKey(ctx), devices }
}
