import type { Input, Output } from '#base/endpoint.ts'
import { assertTemplateOfKey } from '#features/templates/server/template-of-key.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { ownQuest } from '../../server/queries.ts'
import { questEntries } from '../../server/tables.ts'
import { giveDueBadges, isDueIn } from './give-due-badges.ts'

type Give = typeof contract.giveQuestBadges

/** Gives the first 100 badges that people who finished a quest are still due; the button can be pressed again. */
export async function giveQuestBadges(ctx: AdminContext, { questId }: Input<Give>): Promise<Output<Give>> {
  const quest = await ownQuest(ctx, questId)
  assertTemplateOfKey(ctx.actor, quest.rewardTemplateId)
  const given = await giveDueBadges(ctx, quest.id)
  return { given, left: await ctx.db.$count(questEntries, isDueIn(quest.id)) }
}
