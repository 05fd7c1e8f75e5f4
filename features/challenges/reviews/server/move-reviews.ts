import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { quizAttempts, reviews, singleCodes } from '../../server/tables.ts'
import { eraseReviewsWhere } from './erase-reviews.ts'

/**
 * Moves evidence, attempts and used codes of a holder to another when their wallets are merged. Of two that wait for the
 * same challenge the one of the other wallet stays; attempts of a day add up.
 */
export function moveReviews(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isDouble = sql`exists (select 1 from ${reviews} as other where other.holder_id = ${into}
      and other.challenge_id = ${reviews.challengeId} and other.kind = ${reviews.kind} and other.state = 'waiting')`
    const doubles = ctx.db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.holderId, from), eq(reviews.state, 'waiting'), isDouble))
    await eraseReviewsWhere(ctx, inArray(reviews.id, doubles))
    await ctx.db.update(reviews).set({ holderId: into }).where(eq(reviews.holderId, from))
    await ctx.db.update(singleCodes).set({ usedBy: into }).where(eq(singleCodes.usedBy, from))
    const attempts = await ctx.db.delete(quizAttempts).where(eq(quizAttempts.holderId, from)).returning()
    if (attempts.length > 0)
      await ctx.db
        .insert(quizAttempts)
        .values(attempts.map((row) => ({ ...row, holderId: into })))
        .onConflictDoUpdate({
          target: [quizAttempts.challengeId, quizAttempts.holderId, quizAttempts.day],
          set: { attempts: sql`${quizAttempts.attempts} + excluded.attempts` },
        })
    await recordEvent(ctx, { action: 'evidence.moved', subjectId: into })
  })
}
