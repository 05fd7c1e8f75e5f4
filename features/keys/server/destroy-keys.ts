import { eq, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, onCommit } from '#platform/context.ts'
import { closeKey } from './open-key.ts'
import { sealedKeys } from './tables.ts'

const NOTHING = new Uint8Array()

/**
 * Destroys every private key of an owner; the public parts stay, so that its signatures can still be checked, except that
 * of a badge key, which badges name. Another process may hold an opened key in memory for ten more minutes; no stored row
 * can open it again.
 */
export function destroyKeys(ctx: Context, ownerId: string): Promise<void> {
  const publicKey = sql`case when ${sealedKeys.purpose} = 'badge' then '' else ${sealedKeys.publicKey} end`
  return inTransaction(ctx, async (ctx) => {
    const destroyed = await ctx.db
      .update(sealedKeys)
      .set({ wrappedKey: NOTHING, sealed: NOTHING, publicKey })
      .where(eq(sealedKeys.ownerId, ownerId))
      .returning({ id: sealedKeys.id })
    await recordEvent(ctx, { action: 'keys.destroyed', subjectId: ownerId, detail: { count: destroyed.length } })
    await onCommit(ctx, () => {
      for (const { id } of destroyed) closeKey(ctx.config, id)
    })
  })
}
