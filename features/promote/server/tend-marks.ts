import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import { addMonths } from '#base/add-months.ts'
import { noteMarkEnding } from '#features/issuers/server/promotion/note-mark-ending.ts'
import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { daysLater, MARK_MONTHS, markEnd, renewableFrom, WARNED_DAYS } from '../rules.ts'

/** Months differ in length, so that more rows are read than are due. */
const SLACK_DAYS = 5

/** Ends marks that are 24 months old, and announces the end of others 60 days before, once each. */
export async function tendMarks(ctx: SystemContext): Promise<void> {
  const now = ctx.now()
  const oldest = daysLater(addMonths(now, -MARK_MONTHS), WARNED_DAYS + SLACK_DAYS)
  const marked = await ctx.db
    .select()
    .from(issuers)
    .where(and(isNotNull(issuers.promotedAt), lte(issuers.promotedAt, oldest), isNull(issuers.deletedAt)))
  for (const { id, promotedAt, promotionWarnedAt } of marked) {
    if (!promotedAt) continue
    if (markEnd(promotedAt) <= now) await promoteIssuer(ctx, { issuerId: id, promoted: false })
    else if (!promotionWarnedAt && renewableFrom(promotedAt) <= now) await warn(ctx, id)
  }
}

function warn(ctx: SystemContext, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (await noteMarkEnding(ctx, issuerId)) await ctx.jobs.send(ctx, 'mail-mark-ending', { issuerId })
  })
}
