import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { say } from '#base/text.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { REPORT_MAILS_MAX } from '../../rules.ts'
import { postReports, posts } from '../../server/tables.ts'
import { reportMail } from '../mail-texts.ts'

/**
 * E-mails a report to the operator while it is open and its post is shown; of many reports of one post only the first
 * `REPORT_MAILS_MAX`. A repeated e-mail has the same Message-ID.
 */
export async function jobMailReport(
  ctx: SystemContext,
  { postId = '', holderId = '' }: Record<string, string>,
): Promise<void> {
  const isIt = and(eq(postReports.postId, postId), eq(postReports.holderId, holderId))
  const [due] = await ctx.db
    .select({ report: postReports, post: posts, community: issuers.name })
    .from(postReports)
    .innerJoin(posts, and(eq(posts.id, postReports.postId), isNull(posts.deletedAt)))
    .innerJoin(issuers, eq(issuers.id, postReports.issuerId))
    .where(and(isIt, isNull(postReports.mailedAt), isNull(postReports.closedAt)))
  if (!due) return
  const isMailed = and(eq(postReports.postId, postId), isNotNull(postReports.mailedAt))
  if ((await ctx.db.$count(postReports, isMailed)) >= REPORT_MAILS_MAX) return
  const { report, post, community } = due
  const values = { community, text: post.text, reason: report.reason, postId }
  const language = mailLanguage('postReported', {})
  const words = (key: keyof typeof reportMail) => say(reportMail[key], language, values)
  const framed = frameMail({
    language,
    title: words('title'),
    lines: [words('who'), words('text'), ...(report.reason ? [words('reason')] : []), words('remove'), words('close')],
    foot: words('foot'),
  })
  const messageId = `report.${postId}.${holderId}@${new URL(ctx.config.publicUrl).hostname}`
  try {
    await ctx.mail.send({ to: ctx.config.supportEmail, subject: words('subject'), messageId, ...framed })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ post: postId }, 'a report was refused by the mail server of SUPPORT_EMAIL')
  }
  await ctx.db.update(postReports).set({ mailedAt: ctx.now() }).where(isIt)
}
