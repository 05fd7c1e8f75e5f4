import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { questOfCause } from './finish-quest.ts'
import { quests } from './tables.ts'

/** The titles of the quests for which points were booked, deleted ones too, by cause, for people's accounts. */
export async function titlesOfQuests(ctx: Context, issuerId: string, causes: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: quests.id, title: quests.title })
    .from(quests)
    .where(and(eq(quests.issuerId, issuerId), isOneOf(quests.id, causes.map(questOfCause))))
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return new Map(causes.flatMap((cause) => [[cause, titles.get(questOfCause(cause)) ?? '']]))
}
