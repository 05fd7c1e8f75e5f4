import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import { ofEntry } from '../../server/queries.ts'
import { questEntries, quests } from '../../server/tables.ts'
import { giveReward, RewardRefused } from './give-reward.ts'

const DAY_SECONDS = 86_400
type Due = { questId: string; holderId: string }

/** The job that gives the badge of a finished quest, at once after the commit that finished it. */
export async function jobGiveReward(ctx: SystemContext, { questId = '', holderId = '' }: Record<string, string>) {
  await giveDueReward(ctx, { questId, holderId })
}

/**
 * Gives a badge that is due. Where the template refuses it, the quest stays finished and the badge due, with the reason, and
 * the admins are notified: once a day for each quest, and not of a badge that is refused again for the same reason.
 */
export async function giveDueReward(ctx: Context, due: Due): Promise<'given' | 'refused' | 'notDue'> {
  const refused = (why: string) => inTransaction(ctx, (ctx) => noteDue(ctx, due, why)).then(() => 'refused' as const)
  try {
    return (await giveReward(ctx, due)) ? 'given' : 'notDue'
  } catch (error) {
    if (error instanceof RewardRefused) return refused(error.why)
    if (error instanceof Problem) return refused(error.key)
    throw error
  }
}

async function noteDue(ctx: Context, due: Due, why: string): Promise<void> {
  const noted = await ctx.db
    .update(questEntries)
    .set({ badgeWhy: why })
    .where(and(ofEntry(due), eq(questEntries.badgeDue, true), ne(questEntries.badgeWhy, why)))
    .returning({ questId: questEntries.questId })
  const [quest] = await ctx.db.select().from(quests).where(eq(quests.id, due.questId))
  if (noted.length === 0 || !quest) return
  if ((await countRate(ctx, `questBadgesDue:${quest.id}`, DAY_SECONDS)) > 1) return
  const { issuerId, rewardTemplateId: templateId } = quest
  await recordEvent(ctx, { action: 'notice.questBadgesDue', issuerId, subjectId: quest.id, detail: { templateId } })
}
