import { and, lt, ne } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { issuers } from './tables.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes the sender hashes of communities deleted at least a day ago: their e-mails no longer count. */
export function forgetSenders(ctx: SystemContext): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const since = new Date(ctx.now().getTime() - KEPT_MS)
    const forgotten = await ctx.db
      .update(issuers)
      .set({ senderHash: '' })
      .where(and(ne(issuers.senderHash, ''), lt(issuers.deletedAt, since)))
      .returning({ issuerId: issuers.id })
    for (const { issuerId } of forgotten)
      await recordEvent(ctx, { action: 'issuer.senderForgotten', issuerId, subjectId: issuerId })
  })
}
