import { and, eq, inArray } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { mailRoomOf } from '#features/sends/mail/server/mail-limit.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { NO_REMINDERS } from '../rules.ts'
import { reminderSettings } from './tables.ts'

/** The reminders of a template, its own or its issuer's, with the e-mails that the issuer can still send today. */
export async function getReminders(ctx: TeamContext, { templateId }: Input<typeof contract.getReminders>) {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const { issuerId } = ctx.actor
  const rows = await ctx.db
    .select()
    .from(reminderSettings)
    .where(and(eq(reminderSettings.issuerId, issuerId), inArray(reminderSettings.templateId, [template.id, ''])))
  const own = rows.find((row) => row.templateId === template.id)
  const { days, times } = own ?? rows[0] ?? NO_REMINDERS
  const { left, limit } = await mailRoomOf(ctx, issuerId)
  return { days, times, isOwn: own !== undefined, mailsLeft: left, mailLimit: limit }
}
