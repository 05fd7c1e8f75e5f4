import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { questEntries, quests } from '../../server/tables.ts'
import { giveDueReward } from './give-due-reward.ts'

/** Badges that one call or one round of the job tries to give. */
const AT_ONCE = 100

/** Gives the badges that people who finished a quest are still due, oldest first, and stops at the first that is refused. */
export async function giveDueBadges(ctx: Context, questId: string): Promise<number> {
  const due = await ctx.db
    .select({ questId: questEntries.questId, holderId: questEntries.holderId })
    .from(questEntries)
    .where(isDueIn(questId))
    .orderBy(questEntries.doneAt, questEntries.holderId)
    .limit(AT_ONCE)
  let given = 0
  for (const each of due) {
    const done = await giveDueReward(ctx, each)
    if (done === 'refused') break
    if (done === 'given') given += 1
  }
  return given
}

/** Whether an entry of a quest is finished, and its badge due. */
export function isDueIn(questId: string): SQL | undefined {
  return and(eq(questEntries.questId, questId), eq(questEntries.badgeDue, true), isNotNull(questEntries.doneAt))
}

/** The job that gives the badges of a quest that are due, after its template got a permission or more room. Idempotent. */
export async function jobGiveDueBadges(ctx: SystemContext, { questId = '' }: Record<string, string>): Promise<void> {
  while (!ctx.stopping.aborted) if ((await giveDueBadges(ctx, questId)) < AT_ONCE) return
}

/** Has badges that are due for want of a permission or quantity given, once the template has more of either. */
export async function followRoom(ctx: Context, { templateId }: { templateId: string }): Promise<void> {
  await retry(ctx, eq(quests.rewardTemplateId, templateId))
}

/** Tries all badges that are due once more: places also come back from badges that are revoked. Idempotent. */
export async function retryDueBadges(ctx: SystemContext): Promise<void> {
  await inTransaction(ctx, (ctx) => retry(ctx))
}

async function retry(ctx: Context, which?: SQL): Promise<void> {
  const isDue = and(eq(questEntries.badgeDue, true), isNotNull(questEntries.doneAt))
  const due = await ctx.db
    .selectDistinct({ questId: questEntries.questId })
    .from(questEntries)
    .innerJoin(quests, eq(quests.id, questEntries.questId))
    .where(and(isDue, which))
  await ctx.jobs.sendAll(ctx, 'give-due-badges', due)
}
