import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { lockOwnKey } from './own-key.ts'
import { scopedKeys } from './tables.ts'

/** Renames a key. */
export function renameKey(ctx: AdminContext, { keyId, name }: Input<typeof contract.renameKey>) {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await lockOwnKey(ctx, keyId)
    await ctx.db.update(scopedKeys).set({ name }).where(eq(scopedKeys.id, id))
    await recordEvent(ctx, { action: 'scopedKey.renamed', subjectId: id })
    return {}
  })
}
