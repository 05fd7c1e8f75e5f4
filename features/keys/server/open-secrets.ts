import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { unseal } from './seal.ts'
import { type KeyPurpose, sealedKeys } from './tables.ts'

/**
 * The secrets of many owners for a purpose, by owner, in one query; they are not kept in memory, and owners without any
 * are left out. Throws for one that does not open.
 */
export async function openSecrets(
  ctx: Context,
  ownerIds: string[],
  purpose: KeyPurpose,
): Promise<Map<string, Uint8Array>> {
  const rows = await ctx.db
    .select()
    .from(sealedKeys)
    .where(and(isOneOf(sealedKeys.ownerId, ownerIds), eq(sealedKeys.purpose, purpose)))
  return new Map(rows.map((row) => [row.ownerId, unseal(row, row, ctx.config.masterKeys)]))
}
