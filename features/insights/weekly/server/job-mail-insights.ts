import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailDelayed, MailRefused } from '#platform/mail/mail.ts'
import { LATE_MS, mailedAt } from '../rules.ts'
import { turnOff } from './end-insights-mail.ts'
import { mailInsights } from './mail-insights.ts'
import { findMail, isStillAdmin } from './own-mail.ts'
import { weekOf } from './week-of.ts'

const PAUSE_SECONDS = 15 * 60

/**
 * Mails an admin the figures of a week, unless nothing happened in it, the e-mail was turned off, or a day has passed. While
 * the mail server is away it is tried again. An address that it refuses, or that is no admin's any more, is turned off.
 */
export async function jobMailInsights(
  ctx: SystemContext,
  { issuerId = '', key = '', week = '' }: Record<string, string>,
): Promise<void> {
  const issuer = await findIssuer(ctx, issuerId)
  const mail = await findMail(ctx, { issuerId, key })
  if (!issuer || !mail) return
  if (!(await isStillAdmin(ctx, issuer, mail.email))) return turnOff(ctx, mail)
  if (ctx.now().getTime() - mailedAt(issuer.timeZone, week).getTime() > LATE_MS) return
  const figures = await weekOf(ctx, issuer.id, week)
  if (!figures) return
  try {
    await ctx.mail.send(mailInsights(ctx, mail, { issuer, figures, week, key }))
  } catch (error) {
    ctx.log.warn({ err: error, issuerId }, 'the insights of a week were not mailed')
    if (error instanceof MailRefused) return turnOff(ctx, mail)
    if (!(error instanceof MailDelayed)) throw error
    await ctx.jobs.send(ctx, 'mail-insights', { issuerId, key, week }, PAUSE_SECONDS)
  }
}
