import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { optionalDay, optionalInstant } from '#base/instant.ts'
import { signableText } from '#base/signable-text.ts'
import { WALLET_STATES } from '#features/badges/rules.ts'
import { namedPerson } from '#features/names/contract.ts'
import { page, pagination, templateSession } from '#features/templates/contract.ts'
import { EVIDENCE_TEXT_MAX, readEvidenceUrl } from './evidence-rules.ts'
import * as rules from './rules.ts'

export const moment = optionalInstant('dateInvalid')
export const day = optionalDay('dateInvalid')

/** Evidence of one badge: part of its signed credential. */
export const evidence = {
  evidenceUrl: z
    .string()
    .refine((text) => readEvidenceUrl(text) !== undefined, 'evidenceUrlNotValid')
    .overwrite((text) => readEvidenceUrl(text) ?? '')
    .default(''),
  evidenceText: signableText('evidenceTextCharacters').max(EVIDENCE_TEXT_MAX, 'evidenceTextTooLong').default(''),
}

/** A history row (session). */
export const session = templateSession.extend({
  /** The member to whom it belongs, whose address is not known here; `pseudo` is '' without one. */
  member: z.object({ did: z.string(), pseudo: z.string() }).optional(),
  /** Of a personal claim: what the community calls its recipient. For hidden recipients only the name of their wallet. */
  ...namedPerson,
  /** What the community entered itself, where it sees addresses; '' without. */
  listedName: z.string(),
  /** Badges collected with it, of `didLimit`. */
  taken: z.number(),
  /** Places of an open link that were mailed; each has a row of its own. */
  reserved: z.number(),
  status: z.enum(rules.CLAIM_STATUSES),
  delivery: z.enum(rules.DELIVERIES),
  deliveryDetail: z.string(),
  /** When an undelivered e-mail is retried; '' when none is waiting. */
  nextTryAt: z.string(),
  revokedReason: z.string(),
  suspendedReason: z.string(),
  /** The code required by the current link; '' when none is required. */
  code: z.string(),
  /** Too many wrong codes: a new link is needed. */
  isCodeLocked: z.boolean(),
  badgeIds: z.array(z.string()),
  /** A badge of it has a second status, so that it can be suspended. */
  isSuspendable: z.boolean(),
  /** How many of its badges other wallets reported as stored, declined, failed or removed; absent without a report. */
  inWallets: z.record(z.enum(WALLET_STATES), z.number()).optional(),
  /** The address was erased some time after the claim ended. */
  isErased: z.boolean(),
  /** The row of the replacement badge. */
  supersededBy: z.string(),
  /** Of a ticket; the name is '' for a key that does not see addresses. */
  options: z.object({ name: z.string(), seat: z.string(), section: z.string() }),
  /** The parents whose admins sent it, and revoked or suspended it, inside this sub-community; only in a history. */
  sentVia: z.string().optional(),
  changedVia: z.string().optional(),
  /** Of each badge collected with it; '' without, and once erased. */
  evidenceUrl: z.string(),
  evidenceText: z.string(),
})

/**
 * Filters of a history besides the status; `batch` is the challenge of any row of a send. `sentFrom` and `sentTo` are days of the
 * community's zone on which personal badges were handed over, while `from` and `to` say when a row was made.
 */
export const historyFilter = {
  delivery: z.union([z.literal(''), z.enum(rules.DELIVERIES)]).default(''),
  from: moment,
  to: moment,
  batch: z.string().max(80).default(''),
  opened: z.union([z.literal(''), z.enum(rules.OPENED)]).default(''),
  sentFrom: day,
  sentTo: day,
}

const counts = z.object({
  all: z.number(),
  owner: z.number(),
  pending: z.number(),
  link: z.number(),
  expired: z.number(),
  suspended: z.number(),
  revoked: z.number(),
  bounced: z.number(),
})

/**
 * Status filters: `pending` are personal badges not yet collected, `link` working open links (whose rows have the status
 * `pending`).
 */
export const statusFilter = z.enum(['all', ...rules.CLAIM_STATUSES, 'link', 'bounced']).default('all')

/**
 * A template's history, newest first. `isCapped`: there are more rows than `counts`, which then stops at about 10,000;
 * the `pagination` counts the rows of the requested status the same way.
 */
export const listSessions = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/sessions',
  scope: 'sessions:read',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    ...page,
    status: statusFilter,
    pageSize: z.coerce.number().int().min(1).max(100).default(rules.HISTORY_PAGE_SIZE),
    ...historyFilter,
    /** An alternative to page numbers: the rows after or before a cursor. */
    after: z.string().max(200).default(''),
    before: z.string().max(200).default(''),
  }),
  output: z.object({
    sessions: z.array(session),
    /** Of the rows that match the other filters. */
    counts,
    /** Of the rows of the send of `batch`, 10,000 at most; 0 without one. */
    sendCounts: counts,
    /** Whether any badge of that send can be suspended. */
    canSuspendSend: z.boolean(),
    pagination,
    isCapped: z.boolean(),
    /** Cursors of the first and the last row. */
    first: z.string(),
    last: z.string(),
    /** The send of `batch`; '' without one. */
    sendId: z.string(),
  }),
})

export const challenge = ref('claim')
