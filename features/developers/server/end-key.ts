import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { notifyAdmins } from '#features/issuers/server/notify-admins.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { lockOwnKey } from './own-key.ts'
import { scopedKeys } from './tables.ts'

/** Ends a key with both of its secrets; its row stays, by which the audit names it. All admins are notified. */
export function endKey(ctx: AdminContext, { keyId }: Input<typeof contract.endKey>) {
  return inTransaction(ctx, async (ctx) => {
    const { id, name } = await lockOwnKey(ctx, keyId)
    await ctx.db.update(scopedKeys).set({ endedAt: ctx.now() }).where(eq(scopedKeys.id, id))
    await recordEvent(ctx, { action: 'scopedKey.ended', subjectId: id })
    await notifyAdmins(ctx, 'keyEnded', { key: name })
    return {}
  })
}
