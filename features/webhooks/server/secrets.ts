import { randomBytes } from 'node:crypto'
import { newId } from '#base/ids.ts'
import { storeKey } from '#features/keys/server/create-key.ts'
import { openSecrets } from '#features/keys/server/open-secrets.ts'
import type { Context } from '#platform/context.ts'
import { webhookSecret } from '#platform/outgoing/sign-standard-webhook.ts'
import type { webhookEndpoints } from './tables.ts'

const SECRET_BYTES = 32

/** Makes and seals a secret in the caller's transaction; `secret` is shown this once. */
export async function makeSecret(ctx: Context): Promise<{ secretId: string; secret: string; lastFour: string }> {
  const key = randomBytes(SECRET_BYTES)
  const secretId = newId()
  await storeKey(ctx, { purpose: 'webhook', ownerId: secretId, pair: { secret: key, publicKey: '' } })
  const secret = webhookSecret(key)
  return { secretId, secret, lastFour: secret.slice(-4) }
}

type Secrets = Pick<typeof webhookEndpoints.$inferSelect, 'secretId' | 'oldSecretId' | 'oldUntil'>

/** The keys with which messages of some endpoints are signed now, by the current secret's id; the current one first. */
export async function openKeys(ctx: Context, endpoints: Secrets[]): Promise<Map<string, Uint8Array[]>> {
  const both = new Map(endpoints.map((endpoint) => [endpoint.secretId, idsOf(endpoint, ctx.now())]))
  const opened = await openSecrets(ctx, [...new Set([...both.values()].flat())], 'webhook')
  return new Map([...both].map(([id, ids]) => [id, ids.flatMap((each) => opened.get(each) ?? [])]))
}

function idsOf({ secretId, oldSecretId, oldUntil }: Secrets, now: Date): string[] {
  return oldUntil && oldUntil > now ? [secretId, oldSecretId] : [secretId]
}
