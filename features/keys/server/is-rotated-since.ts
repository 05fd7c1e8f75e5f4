import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { signingKeysOf } from './mark-keys-compromised.ts'
import { sealedKeys } from './tables.ts'

type Asked = { ownerId: string; since: Date; isCompromised: boolean }

/**
 * Whether an issuer got an issuing key since an instant; with `isCompromised`, also whether every older one is marked
 * as compromised.
 */
export async function isRotatedSince(ctx: Context, { ownerId, since, isCompromised }: Asked): Promise<boolean> {
  const made = await ctx.db
    .select({ id: sealedKeys.id })
    .from(sealedKeys)
    .where(and(eq(sealedKeys.ownerId, ownerId), eq(sealedKeys.purpose, 'issuing'), gte(sealedKeys.createdAt, since)))
    .limit(1)
  if (made.length === 0 || !isCompromised) return made.length > 0
  const trusted = await ctx.db
    .select({ id: sealedKeys.id })
    .from(sealedKeys)
    .where(and(signingKeysOf(ownerId), lt(sealedKeys.createdAt, since), isNull(sealedKeys.compromisedAt)))
    .limit(1)
  return trusted.length === 0
}
