import { asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { say } from '#base/text.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { unsubscribeToken } from '#features/mailing/server/claim-token.ts'
import { mailWords } from '#features/mailing/server/mail-words.ts'
import { pauseAfter, TRIES_MAX } from '#features/sends/mail/server/mail-lease.ts'
import { recipientOf } from '#features/sends/mail/server/recipient-of.ts'
import { ticketLabel } from '#features/templates/event/texts.ts'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailDelayed, MailRefused } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { newsMail } from '../texts.ts'
import { claimNews } from './tables.ts'

/** Longer than a mail server takes for one e-mail, so that no other mailer sends it meanwhile. */
const LEASE_MS = 10 * 60_000
const ROWS_AT_ONCE = 5

type News = typeof claimNews.$inferSelect

/**
 * Mails holders the new status of their badges, until nothing is due; during an outage of the mail server the rest
 * waits for the next sweep. Idempotent, also when run concurrently.
 */
export async function mailNews(ctx: SystemContext): Promise<void> {
  while (!ctx.stopping.aborted) {
    const leased = await lease(ctx)
    if (leased.length === 0) return
    const outcomes = await Promise.all(leased.map((news) => sendOne(ctx, news)))
    if (outcomes.includes('away')) return
  }
}

function lease(ctx: SystemContext): Promise<News[]> {
  const now = ctx.now()
  const due = ctx.db
    .select({ id: claimNews.id })
    .from(claimNews)
    .where(or(isNull(claimNews.leasedUntil), lte(claimNews.leasedUntil, now)))
    .orderBy(asc(claimNews.createdAt))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true })
  return ctx.db
    .update(claimNews)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS), tries: sql`${claimNews.tries} + 1` })
    .where(inArray(claimNews.id, due))
    .returning()
}

async function sendOne(ctx: SystemContext, news: News): Promise<'done' | 'away'> {
  try {
    await send(ctx, news)
  } catch (error) {
    ctx.log.warn({ err: error, claim: news.claimId }, 'a holder was not told')
    if (!(error instanceof MailRefused) && news.tries < TRIES_MAX) {
      const leasedUntil = new Date(ctx.now().getTime() + pauseAfter(news.tries))
      await ctx.db.update(claimNews).set({ leasedUntil }).where(eq(claimNews.id, news.id))
      return error instanceof MailDelayed && error.isAway ? 'away' : 'done'
    }
  }
  await ctx.db.delete(claimNews).where(eq(claimNews.id, news.id))
  return 'done'
}

const NEWS_OF_TICKETS = ofTicket(newsMail)

async function send(ctx: SystemContext, { id, claimId, issuerId, kind, reason }: News): Promise<void> {
  const claim = await findClaim(ctx, claimId)
  const issuer = await findIssuer(ctx, issuerId)
  const template = claim && (await findTemplate(ctx, claim.templateId))
  if (!claim || !issuer || !template) return
  // The person may have unsubscribed since.
  const { email, isUnwanted } = await recipientOf(ctx, claim)
  if (email === '' || isUnwanted) return
  const { publicUrl, walletUrl } = ctx.config
  const values = { issuer: issuer.name, badge: template.name, email, reason }
  const language = mailLanguage('news', { template: claim.language })
  const sentences = template.category === 'ticket' ? NEWS_OF_TICKETS : newsMail
  const words = (key: keyof typeof newsMail) => say(sentences[key], language, values)
  const { optionSection: section, optionSeat: seat } = claim
  const ticket = ticketLabel({ name: nameOnBadge(template, claim), section, seat }, language)
  const subject = words(`${kind}Subject`)
  const { replyTo } = await mailWords(ctx, { issuerId, templateId: template.id })
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken(ctx.config, claim.id)}`
  const framed = frameMail({
    language,
    title: template.name,
    lines: [
      words(kind),
      ...(ticket ? [say(newsMail.ticket, language, { ticket })] : []),
      ...(reason ? [words('reason')] : []),
    ],
    action: { label: words('action'), url: walletUrl },
    foot: words('sentTo'),
    footLink: { label: words('unsubscribe'), url: unsubscribeUrl },
  })
  await ctx.mail.send({
    to: email,
    subject: ticket ? say(newsMail.ofTicket, language, { subject, ticket }) : subject,
    ...(replyTo && { replyTo }),
    messageId: `news.${id}@${new URL(publicUrl).hostname}`,
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...framed,
  })
}
