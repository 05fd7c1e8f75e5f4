import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { questState } from '../quest-rules.ts'
import { ownQuest } from './queries.ts'
import { quests } from './tables.ts'

/** Ends a quest now; one that has ended is left as it is. It stays ended when the server's clock goes back. */
export function endQuest(
  ctx: AdminContext,
  { questId }: Input<typeof contract.endQuest>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const quest = await ownQuest(ctx, questId)
    const now = ctx.now()
    if (questState(quest, now) === 'ended') return {}
    // One that was to come never began: its start moves to its end.
    const startDate = quest.startDate && quest.startDate > now ? now : quest.startDate
    await ctx.db.update(quests).set({ startDate, endDate: now, endedAt: now }).where(eq(quests.id, questId))
    await recordEvent(ctx, { action: 'quest.ended', subjectId: questId })
    await notifyWallets(ctx, { issuerId: quest.issuerId }, { kind: 'quest', subjectId: questId })
    return {}
  })
}
