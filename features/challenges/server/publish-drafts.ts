import { recordEvent } from '#platform/audit.ts'
import type { AdminContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { byHook } from './by-hook.ts'
import { lockOwnChallenges } from './lock-own-challenges.ts'
import { challenges } from './tables.ts'

/**
 * Publishes the drafts among a community's challenges, in the transaction that saves the quest that names them. Their rows
 * are the lock: of two quests that name one at once, and of its deletion, one comes first.
 */
export async function publishDrafts(ctx: AdminContext, challengeIds: string[]): Promise<void> {
  const drafts = (await lockOwnChallenges(ctx, challengeIds)).filter(({ isDraft }) => isDraft)
  if (drafts.length === 0) return
  const ids = drafts.map(({ id }) => id)
  await ctx.db.update(challenges).set({ isDraft: false }).where(isOneOf(challenges.id, ids))
  for (const subjectId of ids) await recordEvent(ctx, { action: 'challenge.published', subjectId })
  for (const [awardNew, own] of byHook('awardNew', drafts))
    await awardNew(
      ctx,
      own.map(({ id }) => id),
    )
}
