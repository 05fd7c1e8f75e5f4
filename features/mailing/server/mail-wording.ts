import { oneLine } from '#base/hidden-characters.ts'
import { type Language, type Sentence, say } from '#base/text.ts'
import type { AllMailTexts, MailKind, MailText, MailTexts, PLACEHOLDERS } from '../rules.ts'
import { claimMail } from '../texts.ts'

type Ours = Record<MailKind, { subject: Sentence; text: Sentence }>
/** What a template gives decides our own words. */
type Given = { isTicket: boolean }

const OF_BADGES: Ours = {
  claim: { subject: claimMail.subject, text: claimMail.lead },
  reminder: { subject: claimMail.reminder, text: claimMail.lead },
}
const OF_TICKETS: Ours = {
  claim: { subject: claimMail.ticketSubject, text: claimMail.ticketLead },
  reminder: { subject: claimMail.ticketReminder, text: claimMail.ticketLead },
}

/**
 * The subject and text of an e-mail, with placeholders, by settings from the narrowest to the widest, and finally ours. A
 * reminder without a text of its own uses that of the first e-mail.
 */
export function wordingOf(
  settings: MailTexts[],
  kind: MailKind,
  language: Language,
  { isTicket }: Given = { isTicket: false },
): MailText {
  const said = settings.flatMap((texts) => texts[kind]?.[language] ?? [])
  const texts = settings.flatMap((texts) => [texts[kind]?.[language]?.text, texts.claim?.[language]?.text])
  const ours = (isTicket ? OF_TICKETS : OF_BADGES)[kind]
  return {
    subject: said.find(({ subject }) => subject !== '')?.subject ?? String(ours.subject[language]),
    text: texts.find((text) => text) ?? String(ours.text[language]),
  }
}

/** All texts of the e-mails by settings, from the narrowest to the widest. */
export function allWordings(settings: MailTexts[], given: Given): AllMailTexts {
  const of = (kind: MailKind, language: Language) => wordingOf(settings, kind, language, given)
  const both = (kind: MailKind) => ({ en: of(kind, 'en'), fr: of(kind, 'fr') })
  return { claim: both('claim'), reminder: both('reminder') }
}

/** The texts of one setting alone, '' for missing ones. */
export function ownTexts(texts: MailTexts): AllMailTexts {
  const of = (kind: MailKind, language: Language) => texts[kind]?.[language] ?? { subject: '', text: '' }
  const both = (kind: MailKind) => ({ en: of(kind, 'en'), fr: of(kind, 'fr') })
  return { claim: both('claim'), reminder: both('reminder') }
}

type Values = Record<(typeof PLACEHOLDERS)[number], string>

/** The subject as it is sent: on one line, even if the inserted names have line breaks. */
export function fillSubject(subject: string, language: Language, values: Values): string {
  return oneLine(fill(subject, language, values))
}

/** The paragraphs of a text as they are sent. */
export function fillText(text: string, language: Language, values: Values): string[] {
  return text.split('\n').flatMap((line) => (line.trim() ? [fill(line.trim(), language, values)] : []))
}

function fill(text: string, language: Language, values: Values): string {
  return say({ en: text, fr: text }, language, values)
}
