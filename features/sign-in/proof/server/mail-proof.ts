import { say } from '#base/text.ts'
import type { Message } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { Config } from '#platform/settings/config.ts'
import { LINK_MINUTES } from '../../rules.ts'
import { secretsOfLink } from '../../server/links/link-secrets.ts'
import type { Link } from '../../server/links/read-link.ts'
import { proofMails as sentences } from '../texts.ts'

/** Writes the e-mail with the code of a proof. It has no link: only the page that asked may continue. */
export function mailProof(config: Config, link: Link): Message {
  const { id, email } = link
  const language = mailLanguage('proof', { page: link.language })
  const { html, text } = frameMail({
    language,
    title: say(sentences.title, language),
    lines: [say(sentences.line, language, { email }), say(sentences.life, language, { count: LINK_MINUTES })],
    code: secretsOfLink(config, link).code,
    foot: say(sentences.foot, language),
  })
  const messageId = `proof-${id}@${new URL(config.publicUrl).hostname}`
  return { to: email, subject: say(sentences.subject, language), html, text, messageId }
}
