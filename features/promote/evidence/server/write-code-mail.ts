import { type Language, say } from '#base/text.ts'
import type { Signing } from '#platform/access/derive-key.ts'
import type { Message } from '#platform/mail/mail.ts'
import { frameInBoth } from '#platform/mail/mail-frame.ts'
import type { Config } from '#platform/settings/config.ts'
import { codeMail } from '../../mail-texts.ts'
import { CODE_MINUTES } from '../../rules.ts'
import { codeDigits } from './code-digits.ts'

type Code = { id: string; email: string; community: string; language: Language }

/** Writes the e-mail with the code that proves an address. */
export function writeCodeMail(config: Config & Signing, { id, email, community, language }: Code): Message {
  const framed = frameInBoth(language, (language) => ({
    title: say(codeMail.title, language),
    lines: [say(codeMail.line, language, { community, email }), say(codeMail.life, language, { count: CODE_MINUTES })],
    code: codeDigits(config, id),
    foot: say(codeMail.foot, language),
  }))
  const messageId = `verification-${id}@${new URL(config.publicUrl).hostname}`
  return { to: email, subject: say(codeMail.title, language), messageId, ...framed }
}
