import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { statusLists } from './tables.ts'

/** Has an issuer's status lists signed anew when they are asked for next, because its key is another one now. */
export async function forgetSignedLists(ctx: Context, issuerId: string): Promise<void> {
  await ctx.db
    .update(statusLists)
    .set({ signed: null, signedSuspension: null })
    .where(eq(statusLists.issuerId, issuerId))
  await recordEvent(ctx, { action: 'lists.forgotten', issuerId, subjectId: issuerId })
}
