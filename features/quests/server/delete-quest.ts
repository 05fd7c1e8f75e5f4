import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ownQuest } from './queries.ts'
import { quests } from './tables.ts'

/**
 * Hides a quest: nobody can start or finish it any more. What was booked stays, and so does who is finishing it in a
 * transaction that committed before.
 */
export function deleteQuest(
  ctx: AdminContext,
  { questId }: Input<typeof contract.deleteQuest>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = await ownQuest(ctx, questId)
    await ctx.db.update(quests).set({ deletedAt: ctx.now() }).where(eq(quests.id, questId))
    await recordEvent(ctx, { action: 'quest.deleted', subjectId: questId })
    await notifyWallets(ctx, { issuerId }, { kind: 'quest', subjectId: questId })
    return {}
  })
}
