import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { quests } from './tables.ts'

/** The titles of some quests, deleted ones too, by id, for statements of points. */
export async function titlesOfQuests(ctx: Context, questIds: string[]): Promise<Map<string, string>> {
  if (questIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: quests.id, title: quests.title })
    .from(quests)
    .where(isOneOf(quests.id, questIds))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
