import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import * as rules from './rules.ts'

/** By the community's own admins, and by keys with the scope. */
const ofAdmins = { who: 'admin', cors: 'studio', inside: 'never', scope: 'webhooks:manage' } as const
const webhookId = ref('webhook')
/** The community signs with a wallet, and has no webhooks. */
const keptOnly = { webhooksUnavailable: { status: 409, code: 4090 } } as const

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(rules.KINDS)),
  withAddresses: z.boolean(),
  state: z.enum(rules.ENDPOINT_STATES),
  /** '' unless it is off. */
  offReason: z.union([z.literal(''), z.enum(rules.OFF_REASONS)]),
  /** Since when every attempt failed, and when it is switched off if that goes on; '' while it works. */
  failingSince: z.string(),
  offAt: z.string(),
  /** The status of the last failed attempt, 0 without an answer. */
  failingStatus: z.number(),
  /** The last four characters of the secret. */
  lastFour: z.string(),
  /** Until when messages are signed with the secret before too, '' if there is none. */
  oldUntil: z.string(),
  created: z.string(),
  /** In the last 24 hours. */
  delivered: z.number(),
  notDelivered: z.number(),
})
export type Webhook = z.output<typeof webhook>

/** GET /managers/webhooks (ours): the community's endpoints. */
export const listWebhooks = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/webhooks',
  input: z.object({}),
  output: z.object({ webhooks: z.array(webhook) }),
  problems: keptOnly,
})

const fields = {
  url: z.string('urlMissing').trim().min(1, 'urlMissing').max(rules.URL_MAX, 'urlInvalid'),
  kinds: z.array(z.enum(rules.KINDS, 'kindsUnknown'), 'kindsMissing').min(1, 'kindsMissing'),
  /** Addresses of people in the data; only the main admin may switch them on. */
  withAddresses: z.boolean().default(false),
}
const fieldProblems = {
  ...keptOnly,
  /** Not https to a public name (plain http to this machine while the server itself is only there). */
  urlRefused: { status: 400, code: 4000 },
  mainAdminOnly: { status: 403, code: 4030 },
} as const

/** POST /managers/webhooks (ours): adds an endpoint, and shows its secret this once. */
export const createWebhook = endpoint({
  ...ofAdmins,
  callsOut: true,
  method: 'POST',
  path: '/managers/webhooks',
  input: z.object(fields),
  output: z.object({ webhookId: z.string(), secret: z.string() }),
  problems: { ...fieldProblems, tooManyWebhooks: { status: 409, code: 4090 } },
})

/** PUT /managers/webhooks/{webhookId} (ours): changes address, kinds and whether addresses are included. */
export const updateWebhook = endpoint({
  ...ofAdmins,
  callsOut: true,
  method: 'PUT',
  path: '/managers/webhooks/{webhookId}',
  input: z.object({ webhookId, ...fields }),
  output: z.object({}),
  problems: fieldProblems,
})

/** DELETE /managers/webhooks/{webhookId} (ours): deletes an endpoint with its log. */
export const deleteWebhook = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: '/managers/webhooks/{webhookId}',
  input: z.object({ webhookId }),
  output: z.object({}),
})

/** POST /managers/webhooks/{webhookId}/secret (ours): a new secret, shown this once; both sign for 24 hours. */
export const rotateWebhookSecret = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/webhooks/{webhookId}/secret',
  input: z.object({ webhookId }),
  output: z.object({ secret: z.string(), oldUntil: z.string() }),
})

/** POST /managers/webhooks/{webhookId}/switch (ours): off keeps up to 10,000 messages; on sends those that wait. Idempotent. */
export const switchWebhook = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/webhooks/{webhookId}/switch',
  input: z.object({ webhookId, on: z.boolean() }),
  output: z.object({}),
})

/** POST /managers/webhooks/{webhookId}/test (ours): sends a test event now, and says how it was answered. */
export const testWebhook = endpoint({
  ...ofAdmins,
  callsOut: true,
  method: 'POST',
  path: '/managers/webhooks/{webhookId}/test',
  input: z.object({ webhookId }),
  output: z.object({ deliveryId: z.string(), status: z.number(), ms: z.number() }),
  rate: { limit: 30, seconds: 60 },
})

const delivery = z.object({
  /** The message's id (`msg_...`), the same in each attempt and replay. */
  id: z.string(),
  webhookId: z.string(),
  url: z.string(),
  kind: z.string(),
  at: z.string(),
  state: z.enum(rules.DELIVERY_STATES),
  /** Of the last attempt; 0 without an answer. */
  status: z.number(),
  ms: z.number(),
  tries: z.number(),
  /** '' when no attempt follows. */
  nextAt: z.string(),
})
export type Delivery = z.output<typeof delivery>

/** GET /managers/webhooks/deliveries (ours): the log of 30 days, newest first, of one endpoint or of all. */
export const listDeliveries = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/webhooks/deliveries',
  input: z.object({
    webhookId: webhookId.optional(),
    filter: z.enum(rules.LOG_FILTERS).default('all'),
    pageNumber: z.coerce.number().int().min(1, 'invalidInput').max(100_000, 'invalidInput').default(1),
  }),
  output: z.object({
    deliveries: z.array(delivery),
    pagination: z.object({ totalPages: z.number(), totalCount: z.number() }),
    /** Of the last 24 hours, and of those all that were not delivered. */
    day: z.number(),
    notDelivered: z.number(),
  }),
})

/** GET /managers/webhooks/deliveries/{deliveryId} (ours): one message with its request and each attempt. */
export const getDelivery = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/webhooks/deliveries/{deliveryId}',
  input: z.object({ deliveryId: ref('delivery') }),
  output: delivery.extend({
    /** As sent; '' after 14 days. */
    body: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Newest first; `response` has at most 1,000 characters; `problem` says why there was no answer. */
    attempts: z.array(
      z.object({
        at: z.string(),
        status: z.number(),
        ms: z.number(),
        contentType: z.string(),
        response: z.string(),
        problem: z.union([
          z.literal(''),
          z.enum(['timeout', 'addressRefused', 'unreachable', 'redirected', 'tooLarge']),
        ]),
      }),
    ),
  }),
})

/** POST /managers/webhooks/deliveries/{deliveryId}/again (ours): one attempt now, with the same id and the current secret. */
export const replayDelivery = endpoint({
  ...ofAdmins,
  callsOut: true,
  method: 'POST',
  path: '/managers/webhooks/deliveries/{deliveryId}/again',
  input: z.object({ deliveryId: ref('delivery') }),
  output: z.object({ status: z.number(), ms: z.number() }),
  problems: { bodyGone: { status: 409, code: 4090 } },
  rate: { limit: 60, seconds: 60 },
})

/** POST /managers/webhooks/{webhookId}/again (ours): all messages not delivered since a time are sent again by a job. */
export const replayFailed = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/webhooks/{webhookId}/again',
  input: z.object({ webhookId, since: z.iso.datetime({ offset: true, error: 'dateInvalid' }) }),
  output: z.object({ count: z.number() }),
})
