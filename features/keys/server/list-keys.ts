import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type KeyPurpose, sealedKeys } from './tables.ts'

/**
 * Every key of an owner for a purpose whose signatures are valid, oldest first; `active` is false once it was rotated.
 * Without compromised keys. Public parts only.
 */
export async function listKeys(
  ctx: Context,
  ownerId: string,
  purpose: KeyPurpose,
): Promise<{ publicKey: string; active: boolean }[]> {
  const rows = await ctx.db
    .select({ publicKey: sealedKeys.publicKey, retiredAt: sealedKeys.retiredAt })
    .from(sealedKeys)
    .where(and(eq(sealedKeys.ownerId, ownerId), eq(sealedKeys.purpose, purpose), isNull(sealedKeys.compromisedAt)))
    .orderBy(asc(sealedKeys.createdAt), asc(sealedKeys.id))
  return rows.map(({ publicKey, retiredAt }) => ({ publicKey, active: retiredAt === null }))
}
