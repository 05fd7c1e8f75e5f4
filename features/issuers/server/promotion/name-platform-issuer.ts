import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { issuers } from '../tables.ts'

/**
 * Makes an issuer the platform's own, the only one whose name may contain the brand word, in place of the one before.
 * Only the operator calls it. Throws `notFound`.
 */
export function namePlatformIssuer(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(issuers).set({ isPlatform: false }).where(eq(issuers.isPlatform, true))
    const named = await ctx.db
      .update(issuers)
      .set({ isPlatform: true })
      .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
      .returning({ id: issuers.id })
    if (named.length === 0) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'issuer.namedPlatform', issuerId, subjectId: issuerId })
  })
}
