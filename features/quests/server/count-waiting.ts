import { and, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { questEntries } from './tables.ts'

export type Waiting = { challengeId: string; people: number }

/** At which required step how many of those who started and have not finished are, by quest. */
export async function countWaiting(ctx: Context, questIds: string[]): Promise<Map<string, Waiting[]>> {
  if (questIds.length === 0) return new Map()
  const { questId, nextId, doneAt } = questEntries
  const rows = await ctx.db
    .select({ questId, challengeId: nextId, people: sql`count(*)`.mapWith(Number) })
    .from(questEntries)
    .where(and(isOneOf(questId, questIds), isNull(doneAt), ne(nextId, '')))
    .groupBy(questId, nextId)
    .orderBy(nextId)
  return Map.groupBy(rows, (row) => row.questId)
}
