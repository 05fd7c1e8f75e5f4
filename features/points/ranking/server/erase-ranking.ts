import { eq, inArray } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import {
  rankingNames,
  rankingSettings,
  standingMarks,
  standingRangeCounts,
  standingRanges,
  standingWeeks,
} from '../../server/tables.ts'
import { lockStandings } from './job-tend-standing-ranges.ts'

/** Erases from rankings what people answered, and where they stood. */
export function eraseFromRankings(ctx: Context, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    for (const table of [rankingNames, standingMarks])
      await ctx.db.delete(table).where(inArray(table.holderId, holderIds))
    await recordEvent(ctx, { action: 'rankings.erased', subjectId: 'rankings', detail: { people: holderIds.length } })
  })
}

/** Deletes the ranking of a deleted community; its book stays. */
export function eraseRankingOf(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockStandings(ctx, issuerId)
    for (const table of [
      rankingNames,
      rankingSettings,
      standingMarks,
      standingWeeks,
      standingRangeCounts,
      standingRanges,
    ])
      await ctx.db.delete(table).where(eq(table.issuerId, issuerId))
    await recordEvent(ctx, { action: 'ranking.erased', issuerId, subjectId: issuerId })
  })
}
