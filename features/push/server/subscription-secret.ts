import { storeKey } from '#features/keys/server/create-key.ts'
import { openSecrets } from '#features/keys/server/open-secrets.ts'
import type { Context } from '#platform/context.ts'

/** Where a browser's notifications go, and the keys with which they are encrypted for it (base64url). */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** Seals a subscription under its id, in the caller's transaction. */
export async function sealSubscription(ctx: Context, id: string, subscription: Subscription): Promise<void> {
  const { endpoint, p256dh, auth } = subscription
  const secret = new TextEncoder().encode(JSON.stringify({ endpoint, p256dh, auth }))
  await storeKey(ctx, { purpose: 'subscription', ownerId: id, pair: { secret, publicKey: '' } })
}

/** Opens the subscriptions with some ids, by id. */
export async function openSubscriptions(ctx: Context, ids: string[]): Promise<Map<string, Subscription>> {
  const secrets = await openSecrets(ctx, ids, 'subscription')
  const decoder = new TextDecoder()
  return new Map([...secrets].map(([id, secret]) => [id, JSON.parse(decoder.decode(secret)) as Subscription]))
}
