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
/** The template whose e-mails are meant; without it all of the issuer's. */
const templateId = ref('template').optional()
const replyTo = z.union([z.literal(''), address])

/** The wording of the issuer's e-mails, or those of one template, and the reply-to address. */
export const getMail = endpoint({
  method: 'GET',
  path: '/managers/mail',
  who: 'admin',
  cors: 'studio',
  input: z.object({ templateId }),
  output: z.object({
    /** '' for the issuer's. */
    badge: z.string(),
    /** The texts of this setting, '' for missing ones. */
    texts: shownTexts,
    /** The texts used in place of missing ones. */
    base: shownTexts,
    replyTo: z.string(),
    baseReplyTo: z.string(),
    /** Reply-to addresses, usable once confirmed; an admin's own is always confirmed and cannot be removed. */
    addresses: z.array(z.object({ email: z.string(), isConfirmed: z.boolean(), isAdmin: z.boolean() })),
    /** Templates with a setting of their own. */
    own: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

/** Changes the wording of the issuer's e-mails, or those of one template; '' restores the wider setting. */
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

/** A preview of an e-mail with these words, with its pictures inside and its links disabled. */
export const previewMail = endpoint({
  method: 'POST',
  path: '/managers/mail/preview',
  who: 'admin',
  cors: 'studio',
  input: z.object(draft),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})

/** Sends this e-mail to the caller's own address. */
export const testMail = endpoint({
  method: 'POST',
  path: '/managers/mail/test',
  who: 'admin',
  cors: 'studio',
  input: z.object({ ...draft, replyTo }),
  output: z.object({ email: z.string() }),
})

/** E-mails a code to a new reply-to address. */
export const askReplyAddress = endpoint({
  method: 'POST',
  path: '/managers/mail/reply-addresses',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address, lang: z.enum(['en', 'fr']).default('en') }),
  output: z.object({}),
  problems: { tooManyAddresses: { status: 409, code: 4090 } },
})

/** Confirms a reply-to address by its code; after five wrong codes, or 30 minutes, a new code is needed. */
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

/** Removes a reply-to address, also from the settings that use it. Idempotent. */
export const removeReplyAddress = endpoint({
  method: 'DELETE',
  path: '/managers/mail/reply-addresses',
  who: 'admin',
  cors: 'studio',
  input: z.object({ email: address }),
  output: z.object({}),
})
