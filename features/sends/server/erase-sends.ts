import { and, eq, ne } from 'drizzle-orm'
import { eraseRecipientsOf } from '#features/claims/server/erase-recipients.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { listedSends } from '../hooks.ts'
import { recipientLists, sends } from './tables.ts'

/** Ends all open claims and sends of an issuer; erases their recipients, messages, imported lists and
 * saved lists. */
export function eraseSends(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await eraseRecipientsOf(ctx, issuerId)
    await ctx.db.delete(recipientLists).where(eq(recipientLists.issuerId, issuerId))
    await listedSends.get().eraseOf(ctx, issuerId)
    await ctx.db
      .update(sends)
      .set({ message: '' })
      .where(and(eq(sends.issuerId, issuerId), ne(sends.message, '')))
    await ctx.db
      .update(sends)
      .set({ status: 'stopped' })
      .where(and(eq(sends.issuerId, issuerId), eq(sends.status, 'reading')))
    await recordEvent(ctx, { action: 'sends.erased', issuerId, subjectId: issuerId })
  })
}
