import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { issuers } from '../tables.ts'

/**
 * Notes that an issuer is told of the end of its mark, in the caller's transaction; false when it was told before, or has
 * no mark any more. The update is the lock: of two processes one tells it.
 */
export async function noteMarkEnding(ctx: Context, issuerId: string): Promise<boolean> {
  const noted = await ctx.db
    .update(issuers)
    .set({ promotionWarnedAt: ctx.now() })
    .where(and(eq(issuers.id, issuerId), isNotNull(issuers.promotedAt), isNull(issuers.promotionWarnedAt)))
    .returning({ id: issuers.id })
  if (noted.length === 0) return false
  await recordEvent(ctx, { action: 'issuer.promotionEnding', issuerId, subjectId: issuerId })
  return true
}
