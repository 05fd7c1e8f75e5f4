import { z } from 'zod'
import { isEmail } from '#base/email-address.ts'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { CODE_LENGTH } from '#features/sign-in/rules.ts'
import * as rules from './rules.ts'

/** An e-mail address of a recipient, in lower case. */
export const address = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => isEmail(text), 'noValidEmails')

const lines = (text: string) => text.replaceAll('\r\n', '\n')
const subject = z
  .string()
  .trim()
  .max(rules.SUBJECT_MAX, 'subjectTooLong')
  .refine((text) => rules.isPlain(text, { lines: false }), 'mailTextNotValid')
  .refine(rules.hasKnownPlaceholders, 'placeholderUnknown')
const body = z
  .string()
  .transform(lines)
  .pipe(
    z
      .string()
      .trim()
      .max(rules.MAIL_TEXT_MAX, 'mailTextTooLong')
      .refine((text) => rules.isPlain(text, { lines: true }), 'mailTextNotValid')
      .refine(rules.hasKnownPlaceholders, 'placeholderUnknown'),
  )
const words = z.object({ subject, text: body })
const bothLanguages = z.object({ en: words, fr: words })
const mailTexts = z.object({ claim: bothLanguages, reminder: bothLanguages })
const shown = z.object({ subject: z.string(), text: z.string() })
const shownTexts = z.object({
  claim: z.object({ en: shown, fr: shown }),
  reminder: z.object({ en: shown, fr: shown }),
})
/** The one template whose mails are meant; without it all of the issuer's. */
const templateId = ref('template').optional()
const replyTo = z.union([z.literal(''), address])

/** How the issuer's mails, or those of one template, are worded, and where answers go. */
export const getMail = endpoint({
  method: 'GET',
  path: '/managers/mail',
  who: 'admin',
  cors: 'studio',
  input: z.object({ templateId }),
  output: z.object({
    /** '' for the issuer's. */
    badge: z.string(),
    /** What this setting says, '' where it says nothing. */
    texts: shownTexts,
    /** What stands where it says nothing. */
    base: shownTexts,
    replyTo: z.string(),
    baseReplyTo: z.string(),
    /** Where answers may go once they are confirmed; an admin's own is, and cannot be taken out. */
    addresses: z.array(z.object({ email: z.string(), isConfirmed: z.boolean(), isAdmin: z.boolean() })),
    /** Templates with a setting of their own. */
    own: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

/** Words the issuer's mails, or those of one template; '' goes back to the wider setting. */
export const updateMail = endpoint({
  method: 'PUT',
  path: '/managers/mail',
  who: 'admin',
  cors: 'studio',
  input: z.object({ templateId, texts: mailTexts, replyTo }),
  output: z.object({}),
})

const draft = {
  templateId,
  kind: z.enum(rules.MAIL_KINDS),
  lang: z.enum(['en', 'fr']),
  ...words.shape,
}

/** A mail as it would be sent with these words, its pictures inside it and its links dead. */
export const previewMail = endpoint({
  method: 'POST',
  path: '/managers/mail/preview',
  who: 'admin',
  cors: 'studio',
  input: z.object(draft),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})

/** Sends such a mail to the caller's own address. */
export const testMail = endpoint({
  method: 'POST',
  path: '/managers/mail/test',
  who: 'admin',
  cors: 'studio',
  input: z.object({ ...draft, replyTo }),
  output: z.object({ email: z.string() }),
})

/** Mails a code to an address to which answers shall go. */
export const askReplyAddress = endpoint({
  method: 'POST',
  path: '/managers/mail/reply-addresses',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address, lang: z.enum(['en', 'fr']).default('en') }),
  output: z.object({}),
  problems: { tooManyAddresses: { status: 409, code: 4090 } },
})

/** Confirms an address by the code; after the fifth wrong one, or 30 minutes, another has to be asked for. */
export const confirmReplyAddress = endpoint({
  method: 'POST',
  path: '/managers/mail/reply-addresses/confirm',
  who: 'admin',
  cors: 'studio',
  input: z.object({
    email: address,
    digits: z.string('codeWrong').regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'codeWrong'),
  }),
  output: z.object({}),
  problems: { codeWrong: { status: 400, code: 4000 }, codeEnded: { status: 410, code: 4100 } },
})

/** Takes an address out; mails that named it name none. Again it changes nothing. */
export const removeReplyAddress = endpoint({
  method: 'DELETE',
  path: '/managers/mail/reply-addresses',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address }),
  output: z.object({}),
})
