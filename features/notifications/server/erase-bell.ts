import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { bellMarks } from './tables.ts'

/** Deletes the read marks of a deleted issuer's notifications. */
export function eraseBell(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(bellMarks).where(eq(bellMarks.issuerId, issuerId))
    await recordEvent(ctx, { action: 'bell.erased', issuerId, subjectId: issuerId })
  })
}
