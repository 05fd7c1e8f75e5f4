import { eq, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { statusLists } from '../tables.ts'

/**
 * Discards an issuer's signed status lists after a change of its key, so that they are signed again on the next request.
 * The version is raised, so that a list being signed with the old key is discarded too.
 */
export async function forgetSignedLists(ctx: Context, issuerId: string): Promise<void> {
  await ctx.db
    .update(statusLists)
    .set({ signed: null, signedSuspension: null, version: sql`${statusLists.version} + 1` })
    .where(eq(statusLists.issuerId, issuerId))
  await recordEvent(ctx, { action: 'lists.forgotten', issuerId, subjectId: issuerId })
}
