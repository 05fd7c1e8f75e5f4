import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { issuers } from './tables.ts'

/**
 * Marks an issuer under its current name as one whose identity the operator checked, or removes the mark. Only the
 * operator calls it. Throws `notFound`.
 */
export function promoteIssuer(ctx: SystemContext, { issuerId, promoted }: { issuerId: string; promoted: boolean }) {
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(issuers)
      .set(promoted ? { promotedAt: ctx.now(), promotedName: issuers.name } : { promotedAt: null, promotedName: null })
      .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
      .returning({ id: issuers.id })
    if (rows.length === 0) throw new Problem('notFound')
    const action = promoted ? 'issuer.promoted' : 'issuer.promotionEnded'
    await recordEvent(ctx, { action, issuerId, subjectId: issuerId })
  })
}
