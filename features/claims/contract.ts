import { z } from 'zod'
import { endpoint, optionalText } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { optionalInstant } from '#base/instant.ts'
import { address } from '#features/mailing/contract.ts'
import * as rules from './rules.ts'

export const moment = optionalInstant('dateInvalid')

export const note = optionalText(rules.NOTE_MAX, 'noteTooLong')

const count = z
  .number('quantityNotValid')
  .int('quantityNotValid')
  .min(1, 'quantityNotValid')
  .max(rules.QUANTITY_MAX, 'quantityNotValid')

/** Places of a link; -1 is any number. */
export const places = z.union([z.literal(rules.UNLIMITED), count], 'quantityNotValid')

const optionText = optionalText(rules.OPTION_MAX, 'optionTooLong')

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'domainInvalid')
  .regex(/^@?(?:[^\s@.,;]+\.)+[^\s@.,;]{2,}$/u, 'domainInvalid')
  .transform((text) => text.replace(/^@/, ''))

/** What an open link asks of whoever uses it, besides the puzzle that every open link asks. */
export const linkSettings = z.object({
  confirmsEmail: z.boolean().default(false),
  mailDomains: z.array(domain).max(rules.DOMAINS_MAX, 'domainInvalid').default([]),
  networkLimit: z
    .number('quantityNotValid')
    .int('quantityNotValid')
    .min(0, 'quantityNotValid')
    .max(rules.NETWORK_LIMIT_MAX, 'quantityNotValid')
    .default(rules.NETWORK_LIMIT),
})

/** The operation that waits for the signature of the community's wallet; '' where none is needed. */
export const callbackId = z.string()

export const sendProblems = {
  tooManyEmails: { status: 429, code: 2000 },
  templateNotPublished: { status: 409, code: 4090 },
  delegationEnded: { status: 409, code: 4090 },
  quantityUsed: { status: 409, code: 4090 },
} as const

/** Session creation payload. */
const sessionFields = {
  didLimit: places.optional(),
  sessionNumber: count.optional(),
  emails: z.array(address).max(rules.EMAILS_MAX, 'tooManyRows').default([]),
  startDate: moment,
  endDate: moment,
  options: z
    .array(z.object({ name: optionText, seat: optionText, section: optionText }))
    .max(rules.EMAILS_MAX, 'tooManyRows')
    .default([]),
  note,
  /** Asks whoever takes a badge for a code, which the sender tells them by another way. */
  asksCode: z.boolean().default(false),
  /** Holds the mails back for a while, in which the send can be undone. */
  isUndoable: z.boolean().default(false),
  ...linkSettings.shape,
}

/**
 * POST /sessions: with `emails` a claim and a mail each, `links` in their order, `options` (of a ticket) in the same;
 * without, one link with `didLimit`.
 */
export const createSessions = endpoint({
  method: 'POST',
  path: '/sessions',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template'), ...sessionFields }),
  output: z.object({
    links: z.array(z.string()),
    sendId: z.string(),
    callbackId: z.string(),
    /** Until then the mails are held back; empty when they go at once. */
    undoUntil: z.string(),
  }),
  problems: sendProblems,
})

/** What may be mailed in 24 hours, and why no more. */
export const mailRoom = z.object({
  left: z.number(),
  limit: z.number(),
  /** What other communities of the same address mailed of it: all of them have one limit. */
  elsewhere: z.number(),
  /** While the limit is that of a new sender: when that ends; else ''. */
  newUntil: z.string(),
})

/** What a send would do: who holds the badge already, or lost it; mails that the day, places that the quantity has left. */
export const preflight = endpoint({
  method: 'POST',
  path: '/sessions/preflight',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template'), emails: z.array(address).max(rules.EMAILS_MAX, 'tooManyRows') }),
  output: z.object({
    holding: z.array(z.string()),
    /** Those whose badge was taken back. */
    revoked: z.array(z.string()),
    unsubscribed: z.array(z.string()),
    ...mailRoom.shape,
    /** -1: any number. */
    places: z.number(),
    endDate: z.string(),
  }),
})

/** What a claim link names its claim by. */
export const claimToken = z.string().max(200)

/** One-click unsubscription from an issuer's mails (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/{token}',
  who: 'anyone',
  cors: 'public',
  body: 'form',
  input: z.object({ token: claimToken }),
  output: z.object({}),
})
