import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { signedList } from './signed-list.ts'
import { statusLists } from './tables.ts'

/**
 * Signs all status lists of an issuer for the last time, before its keys are destroyed; they are served in this form from
 * then on.
 */
export function sealStatusLists(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const lists = await ctx.db
      .update(statusLists)
      .set({ signedAt: null, signedSuspensionAt: null })
      .where(eq(statusLists.issuerId, issuerId))
      .returning({ id: statusLists.id })
    for (const { id } of lists) {
      await signedList(ctx, id, 'revocation')
      await signedList(ctx, id, 'suspension')
    }
    await recordEvent(ctx, {
      action: 'statusLists.sealed',
      issuerId,
      subjectId: issuerId,
      detail: { count: lists.length },
    })
  })
}
