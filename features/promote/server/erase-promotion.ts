import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { addMonths } from '#base/add-months.ts'
import { recordEvent, recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { daysLater, KEPT_MONTHS, MARK_MONTHS } from '../rules.ts'
import { emailCodes, issuerVerifications, promoteRequests } from './tables.ts'

/** Deletes the requests, verifications and codes of a deleted issuer. */
export function erasePromotion(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    for (const table of [promoteRequests, issuerVerifications, emailCodes])
      await ctx.db.delete(table).where(eq(table.issuerId, issuerId))
    await recordEvent(ctx, { action: 'promotion.erased', issuerId, subjectId: issuerId })
  })
}

/**
 * Erases addresses (in lower case) of a person who asked for a community: the requests in their name, and what their
 * address proves. A mark that was given stays: it says something of the community. Idempotent.
 */
export function eraseRepresentative(ctx: Context, emails: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (emails.length === 0) return
    const asked = await ctx.db
      .delete(promoteRequests)
      .where(inArray(promoteRequests.email, emails))
      .returning({ issuerId: promoteRequests.issuerId, subjectId: promoteRequests.id })
    await ctx.db
      .delete(issuerVerifications)
      .where(and(eq(issuerVerifications.type, 'email'), inArray(issuerVerifications.value, emails)))
    await ctx.db.delete(emailCodes).where(inArray(emailCodes.email, emails))
    await recordEvents(
      ctx,
      asked.map((each) => ({ action: 'promotion.erased', ...each })),
    )
  })
}

/** How many rows contain a person's addresses. */
export async function countPromotion(ctx: Context, emails: string[]): Promise<number> {
  if (emails.length === 0) return 0
  const proven = and(eq(issuerVerifications.type, 'email'), inArray(issuerVerifications.value, emails))
  const ofRequests = await ctx.db.$count(promoteRequests, inArray(promoteRequests.email, emails))
  return ofRequests + (await ctx.db.$count(issuerVerifications, proven))
}

/** Deletes codes a day after their end, and requests that nobody needs any more, with the names in them. */
export function forgetPromotions(ctx: SystemContext): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    await ctx.db.delete(emailCodes).where(lt(emailCodes.expiresAt, daysLater(now, -1)))
    const refused = addMonths(now, -KEPT_MONTHS)
    const accepted = addMonths(now, -KEPT_MONTHS - MARK_MONTHS)
    const forgotten = await ctx.db
      .delete(promoteRequests)
      .where(
        or(
          and(eq(promoteRequests.state, 'refused'), lt(promoteRequests.decidedAt, refused)),
          and(eq(promoteRequests.state, 'accepted'), lt(promoteRequests.decidedAt, accepted)),
        ),
      )
      .returning({ issuerId: promoteRequests.issuerId, subjectId: promoteRequests.id })
    await recordEvents(
      ctx,
      forgotten.map((each) => ({ action: 'promotion.forgotten', ...each })),
    )
  })
}
