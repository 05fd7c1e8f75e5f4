import { and, eq } from 'drizzle-orm'
import type { AdminChange } from '#features/issuers/hooks.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { reviews } from '../../server/tables.ts'

/** Keeps decisions with the admin who took them when their address changes; those of a removed admin name nobody. */
export function followReviewers(ctx: Context, { issuerId, email, newEmail }: AdminChange): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isTheirs = and(eq(reviews.issuerId, issuerId), eq(reviews.decidedBy, email))
    const moved = await ctx.db
      .update(reviews)
      .set({ decidedBy: newEmail })
      .where(isTheirs)
      .returning({ id: reviews.id })
    if (moved.length > 0) await recordEvent(ctx, { action: 'reviews.authorChanged', issuerId, subjectId: issuerId })
  })
}
