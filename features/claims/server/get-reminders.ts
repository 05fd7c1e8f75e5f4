import { and, eq, inArray } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { mailLimitOf } from '#features/issuers/server/mail-limit-of.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../history-contract.ts'
import { NO_REMINDERS } from '../history-rules.ts'
import { reminderSettings } from './mail-tables.ts'
import { mailsLeft } from './queries.ts'

/** The reminders that a template has, its own or its issuer's, with the mails that the issuer may still send today. */
export async function getReminders(ctx: AdminContext, { templateId }: Input<typeof contract.getReminders>) {
  const template = await findOwnTemplate(ctx, templateId)
  const { issuerId } = ctx.actor
  const rows = await ctx.db
    .select()
    .from(reminderSettings)
    .where(and(eq(reminderSettings.issuerId, issuerId), inArray(reminderSettings.templateId, [template.id, ''])))
  const own = rows.find((row) => row.templateId === template.id)
  const { days, times } = own ?? rows[0] ?? NO_REMINDERS
  const left = { mailsLeft: await mailsLeft(ctx, issuerId), mailLimit: await mailLimitOf(ctx, issuerId) }
  return { days, times, isOwn: own !== undefined, ...left }
}
