import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { challenges, quizAttempts, reviews, singleCodes } from '../../server/tables.ts'

/** Erases what people gave as evidence, their attempts at quizzes, and who used a code, which stays used. */
export function eraseReviewsOf(ctx: Context, holderIds: string[]): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const count = await eraseReviewsWhere(ctx, inArray(reviews.holderId, holderIds))
    await ctx.db.delete(quizAttempts).where(inArray(quizAttempts.holderId, holderIds))
    const isTheirs = sql`${singleCodes.usedBy} <> '' and ${inArray(singleCodes.usedBy, holderIds)}`
    await ctx.db.update(singleCodes).set({ usedBy: '' }).where(isTheirs)
    await recordEvent(ctx, { action: 'evidence.erased', subjectId: 'reviews', detail: { count } })
    return count
  })
}

/** Deletes the reviews of a deleted community, and the attempts and codes of its challenges, before their rows. */
export function eraseReviewsIn(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const count = await eraseReviewsWhere(ctx, eq(reviews.issuerId, issuerId))
    const own = ctx.db.select({ id: challenges.id }).from(challenges).where(eq(challenges.issuerId, issuerId))
    await ctx.db.delete(quizAttempts).where(inArray(quizAttempts.challengeId, own))
    await ctx.db.delete(singleCodes).where(inArray(singleCodes.challengeId, own))
    await recordEvent(ctx, { action: 'evidence.erased', issuerId, subjectId: issuerId, detail: { count } })
  })
}

/** Deletes reviews; a job deletes the pictures that nothing else shows. Returns how many; the caller records it. */
export async function eraseReviewsWhere(ctx: Context, where: SQL | undefined): Promise<number> {
  const erased = await ctx.db.delete(reviews).where(where).returning({ cid: reviews.imageCid })
  const pictures = [...new Set(erased.map(({ cid }) => cid))].filter((cid) => cid !== '').map((cid) => ({ cid }))
  await ctx.jobs.sendAll(ctx, 'forget-picture', pictures)
  return erased.length
}
