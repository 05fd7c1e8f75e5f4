import { and, eq, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { addSums, SUM_COLUMNS } from './add-sums.ts'
import { factsOf } from './facts.ts'
import { insightChanges, insightDays, insightMonths, insightSends, insightStates, insightWaits } from './tables.ts'

/** What has rows, and so is counted again: all but checks, and openings by open links. */
const counted = sql`
  sent = 0, came_back = 0, opened = case way when 'link' then opened else 0 end, collected = 0, shared = 0, issued = 0`
const isNothing = sql.raw(SUM_COLUMNS.map((name) => `${name} = 0`).join(' and '))

/**
 * Counts a community's figures again from claims, badges, shares and openings, as days of its present zone, in one snapshot; the
 * changes which that snapshot sees are removed with what was kept. Checks and openings of open links keep their days. Claims go on
 * meanwhile; folding waits. Not within another transaction.
 */
export function rebuildFigures(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`set transaction isolation level repeatable read`)
    // Takes no snapshot itself: the next statement does, which then sees all that was folded.
    await ctx.db.execute(sql`lock table ${insightDays} in share row exclusive mode`)
    const [issuer] = await ctx.db.select({ deletedAt: issuers.deletedAt }).from(issuers).where(eq(issuers.id, issuerId))
    if (!issuer || issuer.deletedAt) return
    for (const table of [insightDays, insightMonths, insightChanges])
      await ctx.db.execute(sql`update ${table} set ${counted} where issuer_id = ${issuerId}`)
    await ctx.db.delete(insightChanges).where(and(eq(insightChanges.issuerId, issuerId), isNothing))
    await ctx.db.delete(insightWaits).where(eq(insightWaits.issuerId, issuerId))
    await ctx.db.delete(insightSends).where(eq(insightSends.issuerId, issuerId))
    await ctx.db.execute(sql`with changed as (${factsOf(issuerId)}), ${addSums(ctx.now())}`)
    await ctx.db.delete(insightDays).where(and(eq(insightDays.issuerId, issuerId), isNothing))
    await ctx.db.delete(insightMonths).where(and(eq(insightMonths.issuerId, issuerId), isNothing))
    await ctx.db.delete(insightStates).where(eq(insightStates.issuerId, issuerId))
    await recordEvent(ctx, { action: 'insights.rebuilt', issuerId, subjectId: issuerId })
  })
}
