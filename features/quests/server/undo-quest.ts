import { eq, sql } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { reversePoints } from '#features/points/server/reverse-points.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { causeOf } from './finish-quest.ts'
import { type Entry, ofEntry, type QuestRow } from './queries.ts'
import { questEntries, questPlaces } from './tables.ts'

/**
 * Takes a finished quest back when a revocation has left too little for it, in the caller's transaction: its points are
 * reversed and its place is given back, to the next person who has passed everything. Its badge stays.
 */
export async function undoQuest(
  ctx: Context,
  { quest, entry }: { quest: Pick<QuestRow, 'id' | 'issuerId' | 'limit'>; entry: Entry },
): Promise<void> {
  const { id: questId, issuerId } = quest
  const { holderId, bookedAs } = entry
  await lockMembers(ctx, [issuerId])
  await ctx.db
    .update(questPlaces)
    .set({ taken: sql`${questPlaces.taken} - 1` })
    .where(eq(questPlaces.questId, questId))
  await ctx.db
    .update(questEntries)
    .set({ doneAt: null, undoneAt: ctx.now(), badgeDue: false, badgeWhy: '', bookedAs: '' })
    .where(ofEntry(entry))
  if (bookedAs !== '') await reversePoints(ctx, issuerId, [causeOf(questId, bookedAs)])
  if (quest.limit !== null) await ctx.jobs.send(ctx, 'settle-quest', { questId })
  await recordEvent(ctx, { action: 'quest.undone', issuerId, subjectId: questId })
  await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'quest', subjectId: questId })
}
