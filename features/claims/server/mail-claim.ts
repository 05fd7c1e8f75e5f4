import { say } from '#base/text.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type { Message } from '#platform/mail.ts'
import { frameMail } from '#platform/mail-frame.ts'
import { claimMail } from '../mail-texts.ts'
import { claimUrl, unsubscribeToken } from './claim-token.ts'
import type { Claim } from './queries.ts'

/** What the mails of one template share; the picture is the card's PNG. */
export type Sent = { template: TemplateRow; issuer: Issuer; picture: Buffer }

const CARD = 'card'

/** Writes the mail that brings a badge, in the template's language. Its Message-ID names the claim and its link. */
export async function mailClaim(ctx: Context, claim: Claim, { template, issuer, picture }: Sent): Promise<Message> {
  const { publicUrl } = ctx.config
  const { language, email } = claim
  const values = { issuer: issuer.name, badge: template.name, email, date: writeDate(claim.endDate, language) }
  const words = (key: keyof typeof claimMail) => say(claimMail[key], language, values)
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken(ctx.config, claim.id)}`
  const framed = await frameMail({
    language,
    title: template.name,
    lines: [words('lead'), words('until')],
    action: { label: words('action'), url: claimUrl(ctx.config, claim.id, claim.linkN) },
    picture: { cid: CARD, alt: template.imageAlt || template.name },
    foot: words('sentTo'),
    footLink: { label: words('unsubscribe'), url: unsubscribeUrl },
  })
  return {
    to: email,
    subject: words(claim.reminders > 0 ? 'reminder' : 'subject'),
    messageId: `claim.${claim.id}.${claim.linkN}${claim.reminders > 0 ? `.${claim.reminders}` : ''}@${new URL(publicUrl).hostname}`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    images: [{ cid: CARD, content: picture, filename: 'badge.png', contentType: 'image/png' }],
    ...framed,
  }
}

function writeDate(date: Date, language: 'en' | 'fr'): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
