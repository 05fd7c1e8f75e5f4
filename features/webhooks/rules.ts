/** What an endpoint can be notified of. New kinds may be added; existing ones do not change. */
export const KINDS = [
  'template.published',
  'template.changed',
  'template.deleted',
  'claim.created',
  'claim.taken',
  'claim.bounced',
  'badge.issued',
  'badge.revoked',
  'badge.suspended',
  'badge.resumed',
  'member.joined',
  'member.left',
  'ticket.checkedIn',
  'challenge.passed',
  'quest.done',
  'points.booked',
  'presentation.done',
  'send.finished',
] as const
export type Kind = (typeof KINDS)[number]
/** The kind of a test event, which no endpoint subscribes to. */
export const TEST_KIND = 'webhook.test'

export const ENDPOINTS_MAX = 20
export const URL_MAX = 500
/** The waits before each attempt, in seconds, each ± `JITTER`; the first is made at once. */
export const WAITS = [0, 5, 300, 1800, 7200, 18_000, 36_000, 36_000] as const
export const JITTER = 0.2
export const ANSWER_MS = 15_000
/** How much of a response is kept, in characters. */
export const RESPONSE_KEPT = 1000
/** An endpoint at which everything failed for so long is switched off. */
export const FAILING_DAYS = 5
export const LOG_DAYS = 30
/** How long the bodies of messages and responses are kept. */
export const BODY_DAYS = 14
/** For how long messages are signed with the secret before too. */
export const BOTH_SECRETS_HOURS = 24
/** So many messages wait for an endpoint that is off; what happens after that it is not notified of. */
export const WAITING_OFF_MAX = 10_000
/** Requests at the same time of a community and of all, in each process. */
export const IN_PROGRESS = { community: 5, process: 50 }
/** Messages on a page of the log. */
export const PAGE_SIZE = 10

/** `failing`: the last attempt failed; `off`: nothing is sent. */
export const ENDPOINT_STATES = ['working', 'failing', 'off'] as const
/** Why an endpoint is off: an admin, five days of failures, or its answer 410. */
export const OFF_REASONS = ['admin', 'failing', 'gone'] as const
/** `waiting`: not yet answered, another attempt follows; `failed`: no attempt follows. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
/** What a log is narrowed to. */
export const LOG_FILTERS = ['day', 'notDelivered', 'all'] as const
