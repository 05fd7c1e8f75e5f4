import { and, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { challenges, reviews } from '../../server/tables.ts'
import { EVIDENCE_DAYS } from '../rules.ts'
import { eraseReviewsWhere } from './erase-reviews.ts'

const ROWS_AT_ONCE = 200
const DAY_MS = 86_400_000

/**
 * Deletes reviews with their evidence, 90 days after the decision, or after their challenge was deleted: the pass keeps
 * what was decided. In parts, and idempotent.
 */
export async function eraseOldEvidence(ctx: SystemContext): Promise<void> {
  while (!ctx.stopping.aborted) if ((await eraseSome(ctx)) < ROWS_AT_ONCE) return
}

function eraseSome(ctx: SystemContext): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const before = new Date(ctx.now().getTime() - EVIDENCE_DAYS * DAY_MS)
    const isOld = or(
      and(ne(reviews.state, 'waiting'), lt(reviews.decidedAt, before)),
      and(isNotNull(challenges.deletedAt), lt(challenges.deletedAt, before)),
    )
    const old = ctx.db
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(challenges, eq(challenges.id, reviews.challengeId))
      .where(isOld)
      .limit(ROWS_AT_ONCE)
      .for('update', { skipLocked: true, of: reviews })
    const count = await eraseReviewsWhere(ctx, inArray(reviews.id, old))
    if (count > 0) await recordEvent(ctx, { action: 'evidence.erased', subjectId: 'reviews', detail: { count } })
    return count
  })
}
