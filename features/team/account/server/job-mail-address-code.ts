import { eq } from 'drizzle-orm'
import { preferredLanguage, say } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { SystemContext } from '#platform/context.ts'
import { MailRefused } from '#platform/mail/mail.ts'
import { frameInBoth } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { CODE_MINUTES } from '../../rules.ts'
import { addressChanges } from '../../server/tables.ts'
import { addressCodeMail as sentences } from '../notice-texts.ts'
import { codeOfChange } from './change-secrets.ts'

/**
 * E-mails the code for an admin's new address, unless it was confirmed, replaced, or has expired. An address that the
 * mail server refuses stays unconfirmed.
 */
export async function jobMailAddressCode(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(addressChanges)
    .where(eq(addressChanges.id, data.changeId ?? ''))
  if (!row || row.confirmedAt || row.expiresAt <= ctx.now()) return
  const issuer = await findIssuer(ctx, row.issuerId)
  if (!issuer) return
  const language = mailLanguage('addressCode', { page: preferredLanguage(data.language) })
  const values = { community: issuer.name, email: row.newEmail, count: CODE_MINUTES }
  const framed = frameInBoth(language, (language) => ({
    title: say(sentences.title, language),
    lines: [say(sentences.line, language, values), say(sentences.life, language, values)],
    code: codeOfChange(ctx.config, row),
    foot: say(sentences.foot, language),
  }))
  const messageId = `address-${row.id}@${new URL(ctx.config.publicUrl).hostname}`
  try {
    await ctx.mail.send({
      isAwaited: true,
      to: row.newEmail,
      subject: say(sentences.title, language),
      messageId,
      ...framed,
    })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ changeId: row.id }, 'the mail with a code was refused')
  }
}
