import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { moment } from '#features/claims/contract.ts'
import { address } from '#features/mailing/contract.ts'
import { sendMessage, ticketText } from '../contract.ts'

const field = ticketText.default('')

/**
 * POST /sessions/mail-preview (ours): the e-mail that one recipient of a send would get, with its pictures inside and its
 * links disabled; without an address the caller's own.
 */
export const previewSend = endpoint({
  method: 'POST',
  path: '/sessions/mail-preview',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    email: z.union([z.literal(''), address]).default(''),
    name: field,
    seat: field,
    section: field,
    message: sendMessage,
    asksCode: z.boolean().default(false),
    endDate: moment,
  }),
  output: z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    replyTo: z.string(),
    lang: z.enum(['en', 'fr']),
  }),
})
