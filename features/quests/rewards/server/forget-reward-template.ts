import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { templates } from '#features/templates/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { questEntries, quests } from '../../server/tables.ts'

/** A quest whose reward template was deleted gives only its points; badges that are due are not any more. */
export function forgetRewardTemplate(ctx: Context, { templateId }: { templateId: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .select({ id: templates.id })
      .from(templates)
      .where(and(eq(templates.id, templateId), isNotNull(templates.deletedAt)))
    // The listener also says that delegations were withdrawn.
    if (!gone) return
    const changed = await ctx.db
      .update(quests)
      .set({ rewardTemplateId: '' })
      .where(eq(quests.rewardTemplateId, templateId))
      .returning({ id: quests.id, issuerId: quests.issuerId })
    if (changed.length === 0) return
    const ids = changed.map(({ id }) => id)
    await ctx.db
      .update(questEntries)
      .set({ badgeDue: false, badgeWhy: '' })
      .where(and(inArray(questEntries.questId, ids), eq(questEntries.badgeDue, true)))
    for (const { id, issuerId } of changed)
      await recordEvent(ctx, { action: 'quest.rewardGone', issuerId, subjectId: id })
  })
}
