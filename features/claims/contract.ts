import { z } from 'zod'
import { endpoint, optionalText } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { REASON_MAX } from '#features/badges/rules.ts'
import { renewSecret } from '#features/holders/contract.ts'
import { isEmail } from '#features/issuers/rules.ts'
import { cardSpec, page, pagination } from '#features/templates/contract.ts'
import * as rules from './rules.ts'

export const address = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => isEmail(text), 'noValidEmails')
export const moment = z.union([z.literal(''), z.iso.datetime('dateInvalid')]).default('')
const note = optionalText(rules.NOTE_MAX, 'noteTooLong')
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

export const sendProblems = {
  tooManyEmails: { status: 429, code: 2000 },
  templateNotPublished: { status: 409, code: 4090 },
  delegationEnded: { status: 409, code: 4090 },
  quantityUsed: { status: 409, code: 4090 },
} as const

/** Specification 2, section 3: session creation payload. */
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

/** POST /sessions/send: mails the template's open link; every address gets a claim of its own in the link's places. */
export const sendOpenSession = endpoint({
  method: 'POST',
  path: '/sessions/send',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    emails: z.array(address).min(1, 'noValidEmails').max(rules.EMAILS_MAX, 'tooManyRows'),
  }),
  output: z.object({ sendId: z.string(), challenge: z.string() }),
  problems: { ...sendProblems, linkFull: { status: 409, code: 4090 } },
})

/** POST /sessions/builders: a key with which other software makes sessions of one template; shown once. */
export const createSessionBuilder = endpoint({
  method: 'POST',
  path: '/sessions/builders',
  who: 'admin',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: z.object({ apiKey: z.string() }),
  problems: { templateNotPublished: sendProblems.templateNotPublished },
})

/** What a send would do: who holds the badge already, and how many mails the day has left. */
export const preflight = endpoint({
  method: 'POST',
  path: '/sessions/preflight',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template'), emails: z.array(address).max(rules.EMAILS_MAX, 'tooManyRows') }),
  output: z.object({
    holding: z.array(z.string()),
    unsubscribed: z.array(z.string()),
    left: z.number(),
    endDate: z.string(),
  }),
})

/** A history row (specification 2, section 3: session). */
export const session = z.object({
  created: z.string(),
  dynamicLink: z.string(),
  emails: z.array(z.string()),
  note: z.string(),
  challenge: z.string(),
  didLimit: z.number(),
  didHistory: z.array(z.string()),
  delegationBadge: z.object({ expirationDate: z.string() }),
  /** Places taken of `didLimit`. */
  taken: z.number(),
  status: z.enum(rules.CLAIM_STATUSES),
  delivery: z.enum(rules.DELIVERIES),
  deliveryDetail: z.string(),
  revokedReason: z.string(),
  suspendedReason: z.string(),
  /** What the present link asks for as well; '' when it asks for nothing. */
  code: z.string(),
  /** Too many wrong codes: only a new link helps. */
  isCodeLocked: z.boolean(),
  badgeIds: z.array(z.string()),
  /** The address was erased some time after the claim had ended. */
  isErased: z.boolean(),
  /** The row of the badge that was given instead. */
  supersededBy: z.string(),
  options: z.object({ name: z.string(), seat: z.string(), section: z.string() }),
})

/** What narrows a history besides its status; `batch` is the challenge of any row of a send. */
export const historyFilter = {
  delivery: z.union([z.literal(''), z.enum(rules.DELIVERIES)]).default(''),
  from: moment,
  to: moment,
  batch: z.string().max(80).default(''),
}

/** A template's history, newest first. `isCapped`: there are more rows than `totalCount`. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/sessions',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    ...page,
    status: z.enum(['all', ...rules.CLAIM_STATUSES, 'bounced']).default('all'),
    pageSize: z.coerce.number().int().min(1).max(100).default(rules.HISTORY_PAGE_SIZE),
    ...historyFilter,
    /** Instead of a page's number: the rows that follow a cursor, or those before one. */
    after: z.string().max(200).default(''),
    before: z.string().max(200).default(''),
  }),
  output: z.object({
    sessions: z.array(session),
    counts: z.object({
      all: z.number(),
      owner: z.number(),
      pending: z.number(),
      expired: z.number(),
      suspended: z.number(),
      revoked: z.number(),
      bounced: z.number(),
    }),
    pagination,
    isCapped: z.boolean(),
    /** Cursors of the first and the last row. */
    first: z.string(),
    last: z.string(),
  }),
})

export const challenge = ref('claim')
export const reason = z.string('reasonMissing').trim().min(1, 'reasonMissing').max(REASON_MAX, 'reasonTooLong')

/** PUT /sessions/note. */
export const updateSessionNote = endpoint({
  method: 'PUT',
  path: '/sessions/note',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge, note }),
  output: z.object({}),
})

/** PUT /sessions/resend: a new link and 30 more days for an expired or undelivered claim; older links end. Mailed, unless told. */
export const resendSession = endpoint({
  method: 'PUT',
  path: '/sessions/resend',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge, isMailed: z.boolean().default(true) }),
  output: z.object({ link: z.string() }),
  problems: { ...sendProblems, sessionTaken: { status: 409, code: 4090 } },
})

/** PUT /sessions/revoke (ours): takes back the badges of a claim, or the claim that nobody took yet, with a reason. */
export const revokeSession = endpoint({
  method: 'PUT',
  path: '/sessions/revoke',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    challenge,
    reason,
  }),
  output: z.object({}),
})

/** PUT /sessions/suspend (ours): the badges of a claim do not count until it is resumed, and nobody takes another. */
export const suspendSession = endpoint({
  method: 'PUT',
  path: '/sessions/suspend',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge, reason }),
  output: z.object({}),
  problems: { sessionNotTaken: { status: 409, code: 4090 } },
})

/** PUT /sessions/resume (ours): the badges of a suspended claim count again. */
export const resumeSession = endpoint({
  method: 'PUT',
  path: '/sessions/resume',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ challenge }),
  output: z.object({}),
})

export const claimToken = z.string().max(200)

/** What a claim link leads to. Every state of a link has its own page; reading it changes nothing. */
export const getClaim = endpoint({
  method: 'GET',
  path: '/claims/{token}',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ token: claimToken }),
  output: z.object({
    state: z.enum(['open', 'notYet', 'expired', 'used', 'full', 'suspended', 'revoked', 'superseded', 'unknown']),
    card: cardSpec.optional(),
    title: z.string(),
    description: z.string(),
    criteria: z.string(),
    lang: z.enum(['en', 'fr']),
    issuer: z
      .object({
        name: z.string(),
        image: z.string(),
        did: z.string(),
        host: z.string(),
        /** When the operator checked who stands behind the name; '' when never. */
        promotedAt: z.string(),
      })
      .optional(),
    /** The mailed address, so that the page can name where the badge will be kept; '' for a bare link. */
    email: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    revokedAt: z.string(),
    revokedReason: z.string(),
    /** The link asks for a code as well. */
    asksCode: z.boolean(),
    /** OpenID4VCI offer for any wallet, by reference; '' for an open link, which is entered first. */
    offerUri: z.string(),
    /** An open link: `enterLink` comes before the badge. */
    isShared: z.boolean(),
    confirmsEmail: z.boolean(),
    mailDomains: z.array(z.string()),
  }),
})

/**
 * "Keep it with my e-mail": a mailed link proves its address. `token` opens a session of that address's wallet when it is
 * new, else one that may do nothing but take this badge (`isLimited`); the whole wallet then opens by a sign-in link.
 */
export const enterByClaim = endpoint({
  method: 'POST',
  path: '/wallet/session/claim',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ claim: claimToken, renewSecret, lang: z.enum(['en', 'fr']).default('en') }),
  output: z.object({ token: z.string(), sessionId: z.string(), isLimited: z.boolean() }),
  problems: {
    claimGone: { status: 410, code: 4100 },
    claimWithoutAddress: { status: 409, code: 4090 },
  },
})

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
