import { eq } from 'drizzle-orm'
import { preferredLanguage, say } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { REPLY_CODE_MINUTES } from '../rules.ts'
import { replyMail } from '../texts.ts'
import { entryDigits } from './entry-digits.ts'
import { replyAddresses } from './tables.ts'

/**
 * E-mails the code for a reply-to address, unless it was confirmed or the code has expired. A refused address stays
 * unconfirmed.
 */
export async function mailReplyCode(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(replyAddresses)
    .where(eq(replyAddresses.id, data.id ?? ''))
  if (!row || row.confirmedAt || row.expiresAt <= ctx.now()) return
  const issuer = await findIssuer(ctx, row.issuerId)
  if (!issuer) return
  const language = mailLanguage('replyCode', { page: preferredLanguage(data.language) })
  const words = (key: keyof typeof replyMail) =>
    say(replyMail[key], language, { issuer: issuer.name, count: REPLY_CODE_MINUTES })
  const framed = frameMail({
    language,
    title: words('title'),
    lines: [words('lead'), words('until')],
    code: entryDigits(ctx.config, row.id),
    foot: words('foot'),
  })
  const messageId = `reply.${row.id}@${new URL(ctx.config.publicUrl).hostname}`
  try {
    await ctx.mail.send({ isAwaited: true, to: row.email, subject: words('subject'), messageId, ...framed })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ id: row.id }, 'the mail with a code was refused')
  }
}
