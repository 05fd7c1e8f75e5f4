import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { assertTemplateOfKey } from '#features/templates/server/template-of-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { reminderSettings } from './tables.ts'

/**
 * Sets the reminders of a template, or of all the issuer's templates without their own setting, which is for admins
 * (`notAllowed`).
 */
export function updateReminders(ctx: TeamContext, asked: Input<typeof contract.updateReminders>) {
  return inTransaction(ctx, async (ctx) => {
    const template = await findOwnTemplate(ctx, asked.templateId, 'distribute')
    if (asked.isForAll) assertTemplateOfKey(ctx.actor, '')
    if (asked.isForAll && ctx.actor.kind === 'contributor') throw new Problem('notAllowed')
    const { days, times } = asked
    const key = { issuerId: ctx.actor.issuerId, templateId: asked.isForAll ? '' : template.id }
    await ctx.db
      .insert(reminderSettings)
      .values({ ...key, days, times })
      .onConflictDoUpdate({
        target: [reminderSettings.issuerId, reminderSettings.templateId],
        set: { days, times },
      })
    await recordEvent(ctx, { action: 'reminders.set', subjectId: template.id, detail: { days, times } })
    return {}
  })
}
