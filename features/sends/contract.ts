import { z } from 'zod'
import { isMailDomain } from '#base/email-address.ts'
import { endpoint, optionalText } from '#base/endpoint.ts'
import { withoutHidden } from '#base/hidden-characters.ts'
import { ref } from '#base/ids.ts'
import { evidence, moment } from '#features/claims/contract.ts'
import * as rules from '#features/claims/rules.ts'
import { address } from '#features/mailing/contract.ts'
import { DIDS_MAX } from '#features/members/rules.ts'
import { folderMailsUsed } from '#features/team/folders/contract.ts'
import { isPlainMessage, MESSAGE_MAX, tidyMessage } from './mail/message-rules.ts'

export const note = optionalText(rules.NOTE_MAX, 'noteTooLong')

/** The sender's message to the recipients, in the e-mail and on the claim page; of several lines, '' for none. */
export const sendMessage = z
  .string()
  .overwrite(tidyMessage)
  .max(MESSAGE_MAX, 'sendMessageTooLong')
  .refine(isPlainMessage, 'sendMessageNotValid')
  .default('')

const count = z
  .number('quantityNotValid')
  .int('quantityNotValid')
  .min(1, 'quantityNotValid')
  .max(rules.QUANTITY_MAX, 'quantityNotValid')

/** Places of a link; -1 means unlimited. */
export const places = z.union([z.literal(rules.UNLIMITED), count], 'quantityNotValid')

/** An option of a ticket, as a list has it. */
export const ticketText = z.string().overwrite(withoutHidden).max(rules.OPTION_MAX, 'optionTooLong')
const optionText = ticketText.default('')

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'domainInvalid')
  .transform((text) => text.replace(/^@/, ''))
  .refine(isMailDomain, 'domainInvalid')

/** Requirements of an open link, in addition to the puzzle that every open link has. */
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

/** The operation that waits for the signature of the community's wallet; '' when none is needed. */
export const callbackId = z.string()

export const sendProblems = {
  tooManyEmails: { status: 429, code: 2000 },
  ...folderMailsUsed,
  templateNotPublished: { status: 409, code: 4090 },
  delegationEnded: { status: 409, code: 4090 },
  quantityUsed: { status: 409, code: 4090 },
} as const

/** Members of the caller's community, by the DIDs of their wallets; duplicates count once. */
const dids = z
  .array(z.string().regex(/^did:sdi:0x[0-9a-f]{40}$/i, 'notAMember'))
  .max(DIDS_MAX, 'tooManyRows')
  .default([])

/** One of the DIDs is not that of a current member; which one is not said. */
const notAMember = { status: 404, code: 4040 } as const

/** Session creation payload. */
const sessionFields = {
  didLimit: places.optional(),
  sessionNumber: count.optional(),
  /** Without `options`, those that are no addresses are dropped, and `droppedEmails` names them. */
  emails: z.array(z.string()).max(rules.EMAILS_MAX, 'tooManyRows').default([]),
  /** In place of addresses, and for admins only: each badge belongs to a member, whose wallet alone can collect it. */
  dids,
  startDate: moment,
  endDate: moment,
  options: z
    .array(z.object({ name: optionText, seat: optionText, section: optionText, ...evidence }))
    .max(rules.EMAILS_MAX, 'tooManyRows')
    .default([]),
  note,
  message: sendMessage,
  /** Of recipients without evidence of their own in `options`; not of a link for several people. */
  ...evidence,
  /** Requires a code to collect the badge, which the sender gives to the recipient separately. */
  asksCode: z.boolean().default(false),
  /** Holds the e-mails back for a while, in which the send can be undone. */
  isUndoable: z.boolean().default(false),
  ...linkSettings.shape,
}

/**
 * POST /sessions: sends a template, or makes a link to it. With `emails` creates a claim and an e-mail for each, with `links` and `options` (of tickets, and the
 * evidence of each badge) in their order; with `dids` a claim in the wallet of each of these members, e-mailed to their
 * proven address if they have one; without either, one link with `didLimit`.
 */
export const createSessions = endpoint({
  method: 'POST',
  path: '/sessions',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ templateId: ref('template'), ...sessionFields }),
  output: z.object({
    links: z.array(z.string()),
    droppedEmails: z.array(z.string()),
    sendId: z.string(),
    callbackId: z.string(),
    /** When the e-mails leave; empty when they leave at once. */
    undoUntil: z.string(),
  }),
  problems: { ...sendProblems, notAMember },
})

/** The e-mail limit of 24 hours, and its reason. */
export const mailRoom = z.object({
  left: z.number(),
  limit: z.number(),
  /** E-mails by other communities that share this limit: those of the same address, the parent, and its others. */
  elsewhere: z.number(),
  /** The limit once the sender is no longer new. */
  full: z.number(),
  /** When the limit of a new sender ends; '' once it has ended. */
  newUntil: z.string(),
  /** How many of the counted e-mails are 24 hours old at which instant, soonest first; none by a folder's limit. */
  frees: z.array(z.object({ at: z.string(), mails: z.number() })),
  /** Whether fewer are left by the limit of a contributor's folder. */
  isOfFolder: z.boolean(),
})

/** A preview of a send: current and former holders among the addresses or members, and the e-mails and places left. */
export const preflight = endpoint({
  method: 'POST',
  path: '/sessions/preflight',
  scope: 'sessions:write',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    emails: z.array(address).max(rules.EMAILS_MAX, 'tooManyRows').default([]),
    dids,
  }),
  output: z.object({
    /** Addresses or DIDs. */
    holding: z.array(z.string()),
    /** Addresses or DIDs whose badge was revoked. */
    revoked: z.array(z.string()),
    unsubscribed: z.array(z.string()),
    /** How many of the other members have no proven address, so that they find the badge in their wallet only. */
    walletOnly: z.number(),
    ...mailRoom.shape,
    /** -1 means unlimited. */
    places: z.number(),
    endDate: z.string(),
  }),
  problems: { notAMember },
})

/** The token in a claim link. */
export const claimToken = z.string().max(200)

/** One-click unsubscription from an issuer's e-mails (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/{token}',
  who: 'anyone',
  cors: 'public',
  body: 'form',
  input: z.object({ token: claimToken }),
  output: z.object({}),
})
