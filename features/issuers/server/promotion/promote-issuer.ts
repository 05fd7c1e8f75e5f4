import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { issuers } from '../tables.ts'

type Promotion = {
  issuerId: string
  promoted: boolean
  /** The name that was checked; the current one when it is absent. */
  name?: string
}

/**
 * Marks an issuer under a name as one whose identity the operator checked, or removes the mark. Only a decision of the
 * operator leads here. Throws `notFound`.
 */
export function promoteIssuer(ctx: Context, { issuerId, promoted, name }: Promotion): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const marked = { promotedAt: ctx.now(), promotedName: name ?? issuers.name, promotionWarnedAt: null }
    const rows = await ctx.db
      .update(issuers)
      .set(promoted ? marked : { promotedAt: null, promotedName: null, promotionWarnedAt: null })
      .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
      .returning({ id: issuers.id })
    if (rows.length === 0) throw new Problem('notFound')
    const action = promoted ? 'issuer.promoted' : 'issuer.promotionEnded'
    await recordEvent(ctx, { action, issuerId, subjectId: issuerId })
  })
}
