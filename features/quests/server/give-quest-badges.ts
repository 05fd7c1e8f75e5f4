import { and, eq, isNotNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { giveDueReward } from './give-due-reward.ts'
import { ownQuest } from './own-quest.ts'
import { questEntries } from './tables.ts'

type Give = typeof contract.giveQuestBadges

/** Badges that one call tries to give; the button can be pressed again. */
const AT_ONCE = 100

/** Gives the badges that people who finished a quest are still due; stops at the first that is refused again. */
export async function giveQuestBadges(ctx: AdminContext, { questId }: Input<Give>): Promise<Output<Give>> {
  const quest = await ownQuest(ctx, questId)
  const isDue = and(eq(questEntries.questId, quest.id), eq(questEntries.badgeDue, true), isNotNull(questEntries.doneAt))
  const due = await ctx.db
    .select({ questId: questEntries.questId, holderId: questEntries.holderId })
    .from(questEntries)
    .where(isDue)
    .orderBy(questEntries.doneAt, questEntries.holderId)
    .limit(AT_ONCE)
  let given = 0
  for (const each of due) {
    if (!(await giveDueReward(ctx, each))) break
    given += 1
  }
  return { given, left: await ctx.db.$count(questEntries, isDue) }
}
