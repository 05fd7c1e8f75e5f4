import { eq, sql } from 'drizzle-orm'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Entry, QuestRow } from '../../server/queries.ts'
import { questEntries, questPlaces } from '../../server/tables.ts'

/** The hash by which accepted terms are remembered; '' without terms. */
export function hashOfTerms(termsUrl: string): string {
  return termsUrl === '' ? '' : hashText(`terms:${termsUrl}`)
}

/**
 * Begins a quest for a person who has not yet, and accepts its terms, in the caller's transaction behind the person's lock.
 */
export async function startEntry(
  ctx: Context,
  { quest, holderId }: { quest: QuestRow; holderId: string },
  termsUrl: string,
): Promise<Entry> {
  const { id: questId, issuerId } = quest
  const now = ctx.now()
  // Before the quest's places, as whoever books points has it by then.
  await lockMembers(ctx, [issuerId])
  const [entry] = await ctx.db
    .insert(questEntries)
    .values({ questId, issuerId, holderId, startedAt: now, ...acceptedAt(termsUrl, now) })
    .returning()
  if (!entry) throw new Error('The entry was not written')
  await ctx.db
    .update(questPlaces)
    .set({ started: sql`${questPlaces.started} + 1` })
    .where(eq(questPlaces.questId, questId))
  await recordEvent(ctx, { action: 'quest.started', issuerId, subjectId: questId })
  return entry
}

/** What an entry remembers of accepted terms. */
export function acceptedAt(termsUrl: string, now: Date) {
  return { termsHash: hashOfTerms(termsUrl), termsAt: termsUrl === '' ? null : now }
}
