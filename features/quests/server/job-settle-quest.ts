import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockPeople } from '#features/challenges/server/lock-people.ts'
import { challengePasses } from '#features/challenges/server/tables.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { settle } from './settle.ts'
import { questChallenges, questEntries, quests } from './tables.ts'

/** People who are decided in one transaction. */
const AT_ONCE = 100

/**
 * Looks again at everybody who has started a quest and not finished it, after its steps or places have changed: those who
 * have passed everything finish it, in the order in which they passed the last of it.
 */
export async function jobSettleQuest(ctx: SystemContext, { questId = '' }: Record<string, string>): Promise<void> {
  const [quest] = await ctx.db
    .select()
    .from(quests)
    .where(and(eq(quests.id, questId), isNull(quests.deletedAt)))
  if (!quest) return
  const { issuerId } = quest
  const lastPass = sql`(select max(p.passed_at) from ${challengePasses} p
    join ${questChallenges} c on c.challenge_id = p.challenge_id and c.is_required
    where c.quest_id = ${questEntries.questId} and p.holder_id = ${questEntries.holderId} and p.state = 'passed')`
  const waiting = await ctx.db
    .select({ holderId: questEntries.holderId })
    .from(questEntries)
    .where(and(eq(questEntries.questId, questId), isNull(questEntries.doneAt)))
    .orderBy(sql`${lastPass} nulls last`, questEntries.holderId)
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const holderIds = waiting.slice(at, at + AT_ONCE).map(({ holderId }) => holderId)
    await inTransaction(ctx, async (ctx) => {
      await lockPeople(ctx, issuerId, holderIds)
      const cause = { kind: 'again' as const, challengeIds: [] }
      await settle(ctx, { issuerId, holderIds, questIds: [questId], cause })
    })
  }
}
