import { sql } from 'drizzle-orm'
import { readP256Multikey } from '#credentials/keys/jwt-key.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { type Context, inTransaction } from '#platform/context.ts'

const OWNER = 'push'

/**
 * The public key that identifies this server to push services (RFC 8292): an uncompressed P-256 point in base64url.
 * Created if there is none; it must not change, because each subscription is bound to it.
 */
export async function pushPublicKey(ctx: Context): Promise<string> {
  return pointOf((await ensurePushKey(ctx)).publicKey)
}

/** Both halves of that key in base64url, for the requests of a job. */
export async function openPushKey(ctx: Context): Promise<{ publicKey: string; privateKey: string }> {
  const { id, publicKey } = await ensurePushKey(ctx)
  const secret = await openKey(ctx, id)
  const privateKey = Buffer.from(secret).toString('base64url')
  secret.fill(0)
  return { publicKey: pointOf(publicKey), privateKey }
}

/** The key of this server for push services, created once however many processes start at the same time. */
export async function ensurePushKey(ctx: Context): Promise<{ id: string; publicKey: string }> {
  const known = await findKey(ctx, OWNER, 'push')
  if (known) return known
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('push-key', 0))`)
    return (await findKey(ctx, OWNER, 'push')) ?? (await createKey(ctx, { purpose: 'push', ownerId: OWNER }))
  })
}

function pointOf(publicKey: string): string {
  const jwk = readP256Multikey(publicKey)
  if (!jwk) throw new Error('The key for push services is of another kind')
  const coordinates = [jwk.x, jwk.y].map((value) => Buffer.from(value, 'base64url'))
  return Buffer.concat([Buffer.from([4]), ...coordinates]).toString('base64url')
}
