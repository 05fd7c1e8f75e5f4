import { and, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { singleCodes } from '../../../server/tables.ts'

/** How many single-use codes of some challenges were used, by challenge id. */
export async function countUsedCodes(ctx: Context, challengeIds: string[]): Promise<Map<string, number>> {
  if (challengeIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: singleCodes.challengeId, used: sql<number>`count(*)`.mapWith(Number) })
    .from(singleCodes)
    .where(and(isOneOf(singleCodes.challengeId, challengeIds), isNotNull(singleCodes.usedAt)))
    .groupBy(singleCodes.challengeId)
  return new Map(rows.map(({ id, used }) => [id, used]))
}
