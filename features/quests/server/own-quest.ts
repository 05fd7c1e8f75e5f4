import { Problem } from '#base/problem.ts'
import type { AdminContext } from '#platform/context.ts'
import { findQuest, type QuestRow } from './queries.ts'

/** The signed-in community's quest; throws `notFound` for any other, and for a deleted one. */
export async function ownQuest(ctx: AdminContext, questId: string): Promise<QuestRow> {
  const quest = await findQuest(ctx, ctx.actor.issuerId, questId)
  if (!quest) throw new Problem('notFound')
  return quest
}
