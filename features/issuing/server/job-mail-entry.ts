import { eq } from 'drizzle-orm'
import { preferredLanguage, say } from '#base/text.ts'
import { ENTRY_MINUTES } from '#features/claims/rules.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { entries } from '#features/claims/server/tables.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { digitsOfEntry } from '#features/mailing/server/entry-digits.ts'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { entryMail } from '../texts.ts'

const ENTRY_OF_TICKET = ofTicket(entryMail)

/**
 * Mails the digits that confirm an entry's address, unless they were used or have expired. A refused address is not
 * retried.
 */
export async function mailEntry(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const [entry] = await ctx.db
    .select()
    .from(entries)
    .where(eq(entries.id, data.entryId ?? ''))
  if (!entry || entry.codeHash === '' || entry.expiresAt <= ctx.now()) return
  const claim = await findClaim(ctx, entry.claimId)
  const template = claim && (await findTemplate(ctx, claim.templateId))
  const issuer = claim && (await findIssuer(ctx, claim.issuerId))
  if (!template || !issuer) return
  const language = mailLanguage('entryCode', { page: preferredLanguage(data.language) })
  const words = template.category === 'ticket' ? ENTRY_OF_TICKET : entryMail
  const values = { issuer: issuer.name, badge: template.name, count: ENTRY_MINUTES }
  const framed = frameMail({
    language,
    title: say(words.title, language, values),
    lines: [say(words.lead, language, values), say(words.until, language, values)],
    code: digitsOfEntry(ctx.config, entry),
    foot: say(words.foot, language, values),
  })
  const messageId = `entry.${entry.id}@${new URL(ctx.config.publicUrl).hostname}`
  try {
    await ctx.mail.send({
      isAwaited: true,
      to: entry.email,
      subject: say(words.subject, language, values),
      messageId,
      ...framed,
    })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ entryId: entry.id }, 'the mail with a code was refused')
  }
}
