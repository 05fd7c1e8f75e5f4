import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { templates } from '#features/templates/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import type { GivingSettings } from '../contract.ts'
import { ownCommunityTemplate } from './own-community-template.ts'
import { givingSettings } from './tables.ts'

/**
 * Changes who may give badges of a Community template; it applies from the next gift on. Throws `notFound` (also for named
 * templates of others), `notCommunity`, and `templatesMissing` where holders of no template could give.
 */
export function updateGiving(
  ctx: AdminContext,
  { templateId, ...asked }: Input<typeof contract.updateGiving>,
): Promise<Output<typeof contract.updateGiving>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = await ownCommunityTemplate(ctx, templateId)
    const templateIds = [...new Set(asked.templateIds)]
    if (asked.givers === 'holders' && templateIds.length === 0) throw new Problem('templatesMissing')
    await assertOwn(ctx, templateIds)
    const { isOn, givers, perWeek, pairDays, reviewsFirst } = asked
    const row = { isOn, givers, holderTemplateIds: templateIds, perWeek, pairDays, reviewsFirst, updatedAt: ctx.now() }
    await ctx.db
      .insert(givingSettings)
      .values({ templateId, issuerId, ...row })
      .onConflictDoUpdate({ target: givingSettings.templateId, set: row })
    const detail = { templateId, isOn, givers, perWeek, pairDays, reviewsFirst }
    await recordEvent(ctx, { action: 'giving.updated', subjectId: templateId, detail })
    const settings: GivingSettings = { isOn, givers, templateIds, perWeek, pairDays, reviewsFirst }
    return { settings }
  })
}

async function assertOwn(ctx: AdminContext, templateIds: string[]): Promise<void> {
  if (templateIds.length === 0) return
  const isOwn = and(eq(templates.issuerId, ctx.actor.issuerId), isNull(templates.deletedAt))
  const own = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(isOwn, inArray(templates.id, templateIds)))
  if (own.length !== templateIds.length) throw new Problem('notFound')
}
