import { and, eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { type KeyPurpose, sealedKeys } from './tables.ts'

/** Deletes the sealed rows of owners for a purpose that signs nothing, in the caller's transaction. */
export async function removeSecrets(ctx: Context, ownerIds: string[], purpose: KeyPurpose): Promise<void> {
  if (ownerIds.length === 0) return
  await ctx.db.delete(sealedKeys).where(and(isOneOf(sealedKeys.ownerId, ownerIds), eq(sealedKeys.purpose, purpose)))
  await recordEvent(ctx, { action: 'keys.removed', subjectId: '', detail: { purpose, count: ownerIds.length } })
}
