import { type Language, say } from '#base/text.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { SystemContext } from '#platform/context.ts'
import { mailDay } from '#platform/mail/mail-dates.ts'
import { frameInBoth } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { endingMail } from '../mail-texts.ts'
import { markEnd, renewableFrom } from '../rules.ts'
import { markRecipients, sendMarkMail } from './mark-recipients.ts'

/** E-mails a community that its mark ends soon, unless the mark was renewed or taken away meanwhile. */
export async function jobMailEnding(ctx: SystemContext, { issuerId = '' }: Record<string, string>): Promise<void> {
  const issuer = await findIssuer(ctx, issuerId)
  if (!issuer?.promotedAt || renewableFrom(issuer.promotedAt) > ctx.now()) return
  const until = markEnd(issuer.promotedAt)
  const language = mailLanguage('markEnding', { community: issuer.language })
  const { host, hostname } = new URL(ctx.config.publicUrl)
  const wordsIn = (language: Language) => (key: keyof typeof endingMail) =>
    say(endingMail[key], language, {
      community: issuer.promotedName ?? issuer.name,
      host,
      date: mailDay(until, language),
    })
  const framed = frameInBoth(language, (language) => {
    const words = wordsIn(language)
    return {
      title: words('title'),
      lines: [words('line'), words('after')],
      action: { label: words('action'), url: `${ctx.config.publicUrl}/settings/promote` },
      foot: words('foot'),
    }
  })
  const subject = wordsIn(language)('title')
  for (const [at, to] of (await markRecipients(ctx, issuer.id)).entries()) {
    const messageId = `mark-ending-${issuer.id}-${until.getTime()}-${at}@${hostname}`
    await sendMarkMail(ctx, { to, subject, messageId, ...framed })
  }
}
