import { say } from '#base/text.ts'
import type { Message } from '#platform/mail/mail.ts'
import { frameMail } from '#platform/mail/mail-frame.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { Config } from '#platform/settings/config.ts'
import { LINK_MINUTES } from '../../rules.ts'
import { signInMails as sentences } from '../../texts.ts'
import { secretsOfLink } from './link-secrets.ts'
import type { Link } from './read-link.ts'

/** Writes the e-mail with a link into the studio and its code, in the language of its request. */
export function mailLink(config: Config, link: Link): Message {
  const { email } = link
  const language = mailLanguage('link', { page: link.language })
  const { token, code } = secretsOfLink(config, link)
  const kind = link.purpose === 'signup' ? 'signup' : 'signin'
  const { html, text } = frameMail({
    language,
    title: say(sentences[`${kind}Title`], language),
    lines: [
      say(sentences[`${kind}Line`], language, { email }),
      say(sentences.linkLife, language, { count: LINK_MINUTES }),
    ],
    action: { label: say(sentences[`${kind}Action`], language), url: `${config.publicUrl}/auth?token=${token}` },
    code,
    foot: say(sentences.foot, language),
  })
  const messageId = `link-${link.id}@${new URL(config.publicUrl).hostname}`
  return { to: email, subject: say(sentences[`${kind}Subject`], language), html, text, messageId }
}
