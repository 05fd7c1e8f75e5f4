import { and, eq, isNull } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { SUBS_LIMIT_MAX } from '../rules.ts'
import { issuers } from './tables.ts'

/**
 * Sets how many sub-communities a community may have; undefined restores the usual limit. Only the operator calls it.
 * Throws `notFound`, and `quantityNotValid` unless it is a whole number from 0 to `SUBS_LIMIT_MAX`.
 */
export async function setSubLimit(
  ctx: SystemContext,
  { issuerId, subs }: { issuerId: string; subs: number | undefined },
) {
  if (subs !== undefined && (!Number.isInteger(subs) || subs < 0 || subs > SUBS_LIMIT_MAX)) {
    throw new InvalidInput('quantityNotValid')
  }
  return inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(issuers)
      .set({ subLimit: subs ?? null })
      .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
      .returning({ id: issuers.id })
    if (rows.length === 0) throw new Problem('notFound')
    const detail = { subs: subs ?? 'default' }
    await recordEvent(ctx, { action: 'issuer.subLimitSet', issuerId, subjectId: issuerId, detail })
  })
}
