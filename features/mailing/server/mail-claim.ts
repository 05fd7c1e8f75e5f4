import { oneLine } from '#base/hidden-characters.ts'
import { type Language, say } from '#base/text.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { listedName } from '#features/names/rules.ts'
import { ticketPlace } from '#features/templates/event/texts.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type { Message } from '#platform/mail/mail.ts'
import { mailDay } from '#platform/mail/mail-dates.ts'
import { type FramedMail, frameInBoth, frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { typeOf } from '#platform/storage/blobs.ts'
import type { Attach } from '../hooks.ts'
import { claimMail } from '../texts.ts'
import { claimUrl, unsubscribeToken } from './claim-token.ts'
import { type EventColumns, eventFacts, eventFile } from './mail-event.ts'
import { fillSubject, fillText, wordingOf } from './mail-wording.ts'
import type { MailWords } from './mail-words.ts'

/** The common parts of one template's e-mails: the card's picture (PNG or JPEG), and the issuer's wording. */
export type Sent = {
  template: Pick<TemplateRow, 'name' | 'imageAlt'> &
    Partial<EventColumns & Pick<TemplateRow, 'category' | 'optionName'>>
  issuer: Pick<Issuer, 'name'>
  picture?: Buffer
  words?: MailWords
  /** Makes each e-mail's attachment. */
  attach?: Attach
}
/** The data of a claim that its e-mail uses. */
type Mailed = {
  id: string
  linkN: number
  language: Language
  email: string
  endDate: Date
  reminders: number
  asksCode: number
  /** The community's message with this send; '' without one. */
  message: string
  /** The person who gave it; '' where the community did. */
  giverName: string
  /** What the recipient wants to be called, and the name that was entered, which is a field of a Ticket too. */
  givenName: string
  optionName: string
  optionSection: string
  optionSeat: string
}

const CARD = 'card'
const ENCLOSED = 'enclosed'
/** Of a ticket's seat in a subject, in characters. */
const TICKET_SHOWN = 80
const OURS: MailWords = { settings: [], replyTo: '' }

/**
 * Writes the e-mail with a badge; that of an event has its facts, and a file for calendars. Its Message-ID names the claim
 * and its link.
 */
export async function mailClaim(ctx: Context, claim: Mailed, sent: Sent): Promise<Message> {
  const { template, issuer, picture, words: own = OURS } = sent
  const { publicUrl } = ctx.config
  const { email } = claim
  const kind = claim.reminders > 0 ? 'reminder' : 'claim'
  const language = mailLanguage(kind, { template: claim.language })
  const values = { issuer: issuer.name, badge: template.name, email, date: mailDay(claim.endDate, language) }
  const isTicket = template.category === 'ticket'
  const wording = wordingOf(own.settings, kind, language, { isTicket })
  const words = (key: keyof typeof claimMail) => say(claimMail[key], language, values)
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken(ctx.config, claim.id)}`
  // A recipient who must enter a code gets no attachment that works without it.
  const attached = claim.asksCode === 1 ? undefined : await sent.attach?.(claim)
  const url = claimUrl(ctx.config, claim.id, claim.linkN)
  const ticket = { ...claim, optionName: nameOnBadge(template, claim) }
  const file = eventFile(ctx, ticket, { title: template.name, issuerName: issuer.name, event: template }, language)
  const shared = {
    ...(picture && { picture: { cid: CARD, alt: template.imageAlt || template.name } }),
    ...(attached && { attached: { ...attached, cid: ENCLOSED } }),
    footLink: { label: words('unsubscribe'), url: unsubscribeUrl },
  }
  const framed = claim.giverName
    ? frameInBoth(language, (language) => ({ ...shared, ...giftWords(claim, sent, { language, url }) }))
    : frameMail({
        ...shared,
        language,
        title: template.name,
        ...greetingOf(claim, wording.text, language),
        action: { label: words(isTicket ? 'ticketAction' : 'action'), url },
        facts: eventFacts(template, ticket, language),
        lines: [
          ...fillText(wording.text, language, values),
          ...(claim.asksCode === 1 ? [words('code')] : []),
          // The date is not repeated if the wording contains it.
          ...(wording.text.includes('{date}') ? [] : [words('until')]),
        ],
        ...(claim.message && { quote: { label: words('message'), lines: claim.message.split('\n') } }),
        foot: words('sentTo'),
      })
  return {
    to: email,
    subject: claim.giverName
      ? giftSubject(claim, sent, language)
      : ticketSubject(ticket, fillSubject(wording.subject, language, values), language),
    ...(own.replyTo && { replyTo: own.replyTo }),
    messageId: `claim.${claim.id}.${claim.linkN}${claim.reminders > 0 ? `.${claim.reminders}` : ''}@${new URL(publicUrl).hostname}`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    images: [
      ...(picture ? [cardImage(picture)] : []),
      ...(attached ? [png(ENCLOSED, attached.picture, attached.filename)] : []),
    ],
    ...(file && { files: [file] }),
    ...framed,
  }
}

/** The first line, where the recipient has a name, and the community's own words do not greet them already. */
function greetingOf(claim: Mailed, text: string, language: Language): Pick<FramedMail, 'greeting'> {
  const name = claim.givenName || listedName(claim.optionName)
  const isGreeting = /^[^\n]{1,60},\s*(?:\n|$)/.test(text.trim())
  return name === '' || isGreeting ? {} : { greeting: say(claimMail.hello, language, { name }) }
}

/** Mail programs join e-mails of one subject, so each ticket of an address says which one it is. */
function ticketSubject({ optionName, optionSection, optionSeat }: Mailed, subject: string, language: Language): string {
  const ticket = ticketPlace({ section: optionSection, seat: optionSeat }, language) || optionName
  if (ticket === '') return subject
  const characters = [...ticket]
  const shown = characters.length > TICKET_SHOWN ? `${characters.slice(0, TICKET_SHOWN - 1).join('')}…` : ticket
  return oneLine(say(claimMail.ofTicket, language, { subject, ticket: shown }))
}

type In = { language: Language; url: string }

/** Of a badge from person to person: in our own words, because the issuer's are about what it gives itself. */
function giftWords(claim: Mailed, { template, issuer }: Sent, { language, url }: In): Omit<FramedMail, 'language'> {
  const { email, giverName: giver } = claim
  const values = { issuer: issuer.name, badge: template.name, email, giver, date: mailDay(claim.endDate, language) }
  const words = (key: keyof typeof claimMail) => say(claimMail[key], language, values)
  const action = { label: words('action'), url }
  return { title: template.name, lines: [words('giftLead'), words('until')], action, foot: words('sentTo') }
}

function giftSubject({ giverName: giver, reminders }: Mailed, { template }: Sent, language: Language): string {
  const words = reminders > 0 ? claimMail.reminder : claimMail.giftSubject
  return oneLine(say(words, language, { giver, badge: template.name }))
}

function cardImage(content: Buffer) {
  const type = typeOf(content)
  return { cid: CARD, content, filename: type === 'image/jpeg' ? 'badge.jpg' : 'badge.png', contentType: type }
}

function png(cid: string, content: Buffer, filename: string) {
  return { cid, content, filename, contentType: 'image/png' }
}
