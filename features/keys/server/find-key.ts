import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type KeyPurpose, sealedKeys } from './tables.ts'

/** The current key of an owner for a purpose (not retired, the newest), or undefined. */
export async function findKey(
  ctx: Context,
  ownerId: string,
  purpose: KeyPurpose,
): Promise<{ id: string; publicKey: string } | undefined> {
  const [row] = await presentKey(ctx, ownerId, purpose)
  return row
}

/** The query behind `findKey`, for `holdKey` to lock its result. */
export function presentKey(ctx: Context, ownerId: string, purpose: KeyPurpose) {
  return ctx.db
    .select({ id: sealedKeys.id, publicKey: sealedKeys.publicKey })
    .from(sealedKeys)
    .where(and(eq(sealedKeys.ownerId, ownerId), eq(sealedKeys.purpose, purpose), isNull(sealedKeys.retiredAt)))
    .orderBy(desc(sealedKeys.createdAt), desc(sealedKeys.id))
    .limit(1)
}
