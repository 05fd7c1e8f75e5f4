import { asc, eq, inArray } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { lockPeople } from '#features/challenges/server/lock-people.ts'
import { FORMER_MEMBER } from '#features/giving/rules.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { ofEntry } from './queries.ts'
import { questChallenges, questEntries, questPlaces, quests } from './tables.ts'

/**
 * Erases people from quests: their entries stay for the numbers, without anybody, so that a place that was taken stays taken.
 */
export function eraseQuests(ctx: Context, holderIds: string[]): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockEverywhere(ctx, holderIds)
    const own = await ctx.db.select().from(questEntries).where(inArray(questEntries.holderId, holderIds))
    const unsaid = { badgeDue: false, badgeWhy: '', badgeId: '', bookedAs: '', nextId: '' }
    for (const entry of own) {
      const nobody = `${FORMER_MEMBER}:${newId()}`
      await ctx.db
        .update(questEntries)
        .set({ ...unsaid, holderId: nobody })
        .where(ofEntry(entry))
    }
    await recordEvent(ctx, { action: 'quests.erased', subjectId: 'quests', detail: { entries: own.length } })
  })
}

/** Locks people in every community in which they began a quest, in one order. */
export async function lockEverywhere(ctx: Context, holderIds: string[]): Promise<void> {
  const rows = await ctx.db
    .selectDistinct({ issuerId: questEntries.issuerId })
    .from(questEntries)
    .where(inArray(questEntries.holderId, holderIds))
    .orderBy(asc(questEntries.issuerId))
  for (const { issuerId } of rows) await lockPeople(ctx, issuerId, holderIds)
}

/** Deletes the quests of a deleted community, with who began and finished them; what they gave stays in the book. */
export function eraseQuestsOf(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const own = ctx.db.select({ id: quests.id }).from(quests).where(eq(quests.issuerId, issuerId))
    await ctx.db.delete(questChallenges).where(inArray(questChallenges.questId, own))
    await ctx.db.delete(questPlaces).where(inArray(questPlaces.questId, own))
    await ctx.db.delete(questEntries).where(eq(questEntries.issuerId, issuerId))
    await ctx.db.delete(quests).where(eq(quests.issuerId, issuerId))
    await recordEvent(ctx, { action: 'quests.deleted', issuerId, subjectId: issuerId })
  })
}
