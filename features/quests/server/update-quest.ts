import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { publishDrafts } from '#features/challenges/server/publish-drafts.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { questState, type Step } from '../quest-rules.ts'
import { ownQuest, stepsOfQuests, writeSteps } from './queries.ts'
import { readFields } from './read-fields.ts'
import { questPlaces, quests } from './tables.ts'

/**
 * Changes a quest. Behind the lock of its places: nobody starts or finishes it meanwhile. People for whom nothing is
 * missing any more finish it in a job. Throws `requiredAdded` once someone has started, `limitTaken`, `questProblems`.
 */
export function updateQuest(
  ctx: AdminContext,
  { questId, ...asked }: Input<typeof contract.updateQuest>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const quest = await ownQuest(ctx, questId)
    await publishDrafts(ctx, asked.challenges)
    const { row, steps } = await readFields(ctx, asked)
    const [places] = await ctx.db.select().from(questPlaces).where(eq(questPlaces.questId, questId)).for('update')
    const { started = 0, taken = 0 } = places ?? {}
    const before = (await stepsOfQuests(ctx, [questId])).get(questId) ?? []
    if (started > 0 && addsRequired(before, steps)) throw new Problem('requiredAdded')
    if (row.limit !== null && row.limit < taken) throw new Problem('limitTaken')
    // An end that lies ahead opens a quest again that was ended by hand.
    const isOpen = questState(row, ctx.now()) !== 'ended'
    const endedAt = isOpen ? null : quest.endedAt
    await ctx.db
      .update(quests)
      .set({ ...row, endedAt })
      .where(eq(quests.id, questId))
    await ctx.db.update(questPlaces).set({ places: row.limit }).where(eq(questPlaces.questId, questId))
    await writeSteps(ctx, questId, steps)
    if (started > 0) await ctx.jobs.send(ctx, 'settle-quest', { questId })
    // Badges that are due are of the new template, or of none.
    const isOther = row.rewardTemplateId !== quest.rewardTemplateId
    if (isOther && taken > 0) await ctx.jobs.send(ctx, 'give-due-badges', { questId })
    await recordEvent(ctx, { action: 'quest.updated', subjectId: questId, detail: { steps: steps.length } })
    await notifyWallets(ctx, { issuerId: quest.issuerId }, { kind: 'quest', subjectId: questId })
    return {}
  })
}

function addsRequired(before: Step[], after: Step[]): boolean {
  const required = new Set(before.flatMap(({ isRequired, challengeId }) => (isRequired ? challengeId : [])))
  return after.some(({ isRequired, challengeId }) => isRequired && !required.has(challengeId))
}
