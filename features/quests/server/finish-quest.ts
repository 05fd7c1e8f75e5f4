import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { bookPoints } from '#features/points/server/book-points.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Entry, ofEntry, type QuestRow } from './queries.ts'
import { questEntries, questPlaces } from './tables.ts'

/** The cause in the points book of a quest's reward. */
export const causeOf = (questId: string, holderId: string) => `quest:${questId}:${holderId}`

/** The quest of such a cause. */
export const questOfCause = (cause: string) => cause.split(':')[1] ?? ''

/**
 * Finishes a quest for a person, in the caller's transaction: takes a place, books its points, and starts the job that
 * gives its badge. False when all places are taken: the row's update is the lock.
 */
export async function finishQuest(ctx: Context, { quest, entry }: { quest: QuestRow; entry: Entry }): Promise<boolean> {
  const { id: questId, issuerId, rewardTemplateId } = quest
  const { holderId } = entry
  // Before the quest's places, as whoever books points has it by then.
  await lockMembers(ctx, [issuerId])
  if (!(await takePlace(ctx, questId))) return false
  const now = ctx.now()
  const badgeDue = rewardTemplateId !== '' && entry.badgeId === ''
  const points = await pointsOf(ctx, quest)
  const bookedAs = points > 0 ? holderId : ''
  await ctx.db
    .update(questEntries)
    .set({ doneAt: now, undoneAt: null, badgeDue, badgeWhy: '', bookedAs })
    .where(ofEntry(entry))
  const cause = causeOf(questId, holderId)
  if (points > 0) await bookPoints(ctx, [{ issuerId, holderId, source: 'quests', cause, points, at: now }])
  if (badgeDue) await ctx.jobs.send(ctx, 'give-quest-badge', { questId, holderId })
  await recordEvent(ctx, { action: 'quest.done', issuerId, subjectId: questId, detail: { holderId, points } })
  await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'quest', subjectId: questId })
  return true
}

/** Nothing where the community may no longer give points. */
async function pointsOf(ctx: Context, { issuerId, rewardPoints }: QuestRow): Promise<number> {
  if (rewardPoints === 0) return 0
  const issuer = await findIssuer(ctx, issuerId)
  return issuer && mayGivePoints(ctx.config, issuer) ? rewardPoints : 0
}

async function takePlace(ctx: Context, questId: string): Promise<boolean> {
  const { taken, places } = questPlaces
  const taking = await ctx.db
    .update(questPlaces)
    .set({ taken: sql`${taken} + 1` })
    .where(and(eq(questPlaces.questId, questId), or(isNull(places), lt(taken, places))))
    .returning({ taken })
  return taking.length === 1
}
