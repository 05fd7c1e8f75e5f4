import { and, asc, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { SIGNING_PURPOSES, signingKeysOf } from './mark-keys-compromised.ts'
import { sealedKeys } from './tables.ts'

const ORDER = sql`array_position(array[${sql.join(
  SIGNING_PURPOSES.map((purpose) => sql`${purpose}::text`),
  sql`, `,
)}], ${sealedKeys.purpose})`

/** The public part of every key with which an owner signs or signed badges, by purpose, oldest first; no compromised ones. */
export async function listSigningKeys(ctx: Context, ownerId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ publicKey: sealedKeys.publicKey })
    .from(sealedKeys)
    .where(and(signingKeysOf(ownerId), isNull(sealedKeys.compromisedAt)))
    .orderBy(ORDER, asc(sealedKeys.createdAt), asc(sealedKeys.id))
  return rows.map(({ publicKey }) => publicKey)
}
