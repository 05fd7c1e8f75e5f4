import { say } from '#base/text.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { shownUrl } from '../../server/queries.ts'
import { reportMail } from '../mail-texts.ts'
import { findPage } from './find-page.ts'

/**
 * E-mails the address of a reported page to the operator while it is open, and nothing of its badge. A repeated e-mail has the
 * same Message-ID.
 */
export async function jobMailReport(
  ctx: SystemContext,
  { shareId = '', day = '' }: Record<string, string>,
): Promise<void> {
  if (!(await findPage(ctx, shareId))) return
  const url = shownUrl(ctx.config, shareId)
  const language = mailLanguage('keptShareReported', {})
  const words = (key: keyof typeof reportMail) => say(reportMail[key], language, { shareId, url })
  const framed = frameMail({
    language,
    title: words('title'),
    lines: [words('page'), words('end')],
    foot: words('foot'),
  })
  const messageId = `shown.${shareId}.${day}@${new URL(ctx.config.publicUrl).hostname}`
  try {
    await ctx.mail.send({ to: ctx.config.supportEmail, subject: words('title'), messageId, ...framed })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ share: shareId }, 'a report was refused by the mail server of SUPPORT_EMAIL')
  }
}
