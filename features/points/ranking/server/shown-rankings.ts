import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rankingSettings } from '../../server/tables.ts'

/** Which of some communities show a ranking to their members: all that have not turned it off. */
export async function shownRankings(ctx: Context, { issuerIds }: { issuerIds: string[] }) {
  const off = await ctx.db
    .select({ issuerId: rankingSettings.issuerId })
    .from(rankingSettings)
    .where(and(inArray(rankingSettings.issuerId, issuerIds), eq(rankingSettings.isShown, false)))
  const hidden = new Set(off.map(({ issuerId }) => issuerId))
  return new Map(issuerIds.map((id) => [id, { hasRanking: !hidden.has(id) }]))
}
