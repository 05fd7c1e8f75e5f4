import { eq, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { statusLists } from './tables.ts'

/**
 * Has an issuer's status lists signed anew when they are asked for next, because its key is another one now. The version
 * rises, so that what is being signed with the old key is not kept.
 */
export async function forgetSignedLists(ctx: Context, issuerId: string): Promise<void> {
  await ctx.db
    .update(statusLists)
    .set({ signed: null, signedSuspension: null, version: sql`${statusLists.version} + 1` })
    .where(eq(statusLists.issuerId, issuerId))
  await recordEvent(ctx, { action: 'lists.forgotten', issuerId, subjectId: issuerId })
}
