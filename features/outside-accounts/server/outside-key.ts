import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createKey } from '#features/keys/server/create-key.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Provider } from '../rules.ts'

const OWNER = 'outside'

/**
 * The hash that stands for a provider's account: stored instead of its id where the account must be recognised but the
 * person must not. Its key is sealed and never changes, or an erased account could pass everything again.
 */
export async function hashOutsideId(ctx: Context, provider: Provider, outsideId: string): Promise<string> {
  const secret = await openKey(ctx, (await ensureOutsideKey(ctx)).id)
  const hash = createHmac('sha256', secret).update(`${provider}\n${outsideId}`).digest('base64url')
  secret.fill(0)
  return hash
}

async function ensureOutsideKey(ctx: Context): Promise<{ id: string }> {
  const known = await findKey(ctx, OWNER, 'outside')
  if (known) return known
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('outside-key', 0))`)
    return (await findKey(ctx, OWNER, 'outside')) ?? (await createKey(ctx, { purpose: 'outside', ownerId: OWNER }))
  })
}
