import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { page, pagination, templateSession } from '#features/templates/contract.ts'
import { moment } from './contract.ts'
import * as rules from './rules.ts'

/** A history row (session). */
export const session = templateSession.extend({
  /** Badges that were collected with it, of `didLimit`. */
  taken: z.number(),
  /** Places of an open link that were mailed; each has a row of its own. */
  reserved: z.number(),
  status: z.enum(rules.CLAIM_STATUSES),
  delivery: z.enum(rules.DELIVERIES),
  deliveryDetail: z.string(),
  /** When a mail that did not go out is tried again; '' when none waits for that. */
  nextTryAt: z.string(),
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
 * What a history is found by: `pending` are badges that a person has not collected yet, `link` open links that work (whose
 * rows say `pending`).
 */
export const statusFilter = z.enum(['all', ...rules.CLAIM_STATUSES, 'link', 'bounced']).default('all')

/**
 * A template's history, newest first. `isCapped`: there are more rows than `counts` says, which then counts some 10,000 of
 * them; the `pagination` counts as many of the status that is asked for.
 */
export const listSessions = endpoint({
  method: 'GET',
  path: '/managers/templates/{templateId}/sessions',
  who: 'contributor',
  cors: 'studio',
  input: z.object({
    templateId: ref('template'),
    ...page,
    status: statusFilter,
    pageSize: z.coerce.number().int().min(1).max(100).default(rules.HISTORY_PAGE_SIZE),
    ...historyFilter,
    /** Instead of a page's number: the rows that follow a cursor, or those before one. */
    after: z.string().max(200).default(''),
    before: z.string().max(200).default(''),
  }),
  output: z.object({
    sessions: z.array(session),
    /** Of the rows that the rest of the filter leaves. */
    counts,
    /** Of the rows of the send that `batch` belongs to, 10,000 at most; 0 without one. */
    sendCounts: counts,
    pagination,
    isCapped: z.boolean(),
    /** Cursors of the first and the last row. */
    first: z.string(),
    last: z.string(),
    /** The send that `batch` belongs to; '' without one. */
    sendId: z.string(),
  }),
})

export const challenge = ref('claim')
