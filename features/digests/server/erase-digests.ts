import { inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { digestMails, digestSettings } from './tables.ts'

/** Deletes the digests of some holders and when they were mailed, in the caller's transaction. */
export async function eraseDigests(ctx: Context, holderIds: string[]): Promise<void> {
  const erased = await ctx.db
    .delete(digestSettings)
    .where(inArray(digestSettings.holderId, holderIds))
    .returning({ holderId: digestSettings.holderId })
  await ctx.db.delete(digestMails).where(inArray(digestMails.holderId, holderIds))
  if (erased.length === 0) return
  await recordEvent(ctx, { action: 'digests.erased', subjectId: 'holders', detail: { count: erased.length } })
}
