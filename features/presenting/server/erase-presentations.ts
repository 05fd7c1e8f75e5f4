import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { presentationCounts, presentations, verifiers } from './tables.ts'

/** Deletes an issuer's requests with what was shown, its counts, and its verifier links. */
export function erasePresentations(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(presentations).where(eq(presentations.issuerId, issuerId))
    await ctx.db.delete(presentationCounts).where(eq(presentationCounts.issuerId, issuerId))
    await ctx.db.delete(verifiers).where(eq(verifiers.issuerId, issuerId))
    await recordEvent(ctx, { action: 'presentations.erased', issuerId, subjectId: issuerId })
  })
}
