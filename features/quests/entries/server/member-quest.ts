import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { HolderContext } from '#platform/context.ts'
import type { QuestRow } from '../../server/queries.ts'
import { quests } from '../../server/tables.ts'

/** A quest of a community of which the holder is a member now; throws `notFound` for any other. */
export async function memberQuest(ctx: HolderContext, questId: string): Promise<QuestRow> {
  const [row] = await ctx.db
    .select({ quest: quests })
    .from(quests)
    .innerJoin(members, and(eq(members.issuerId, quests.issuerId), eq(members.holderId, ctx.actor.holderId)))
    .innerJoin(issuers, eq(issuers.id, quests.issuerId))
    .where(and(eq(quests.id, questId), isNull(quests.deletedAt), isNull(members.endedAt), isNull(issuers.deletedAt)))
  if (!row) throw new Problem('notFound')
  return row.quest
}
