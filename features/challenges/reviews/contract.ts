import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { TYPES } from '../rules.ts'
import * as rules from './rules.ts'

const ofAdmins = { who: 'admin', cors: 'studio' } as const

const reviewItem = z.object({
  id: z.string(),
  /** `evidence`: examine what was given; `held`: the reward waits because many wallets of one network passed. */
  kind: z.enum(['evidence', 'held']),
  challengeId: z.string(),
  type: z.enum(TYPES),
  title: z.string(),
  data: z.record(z.string(), z.unknown()),
  reward: z.number(),
  member: z.object({ did: z.string(), name: z.string(), imageUrl: z.string() }),
  text: z.string(),
  /** Shown as text with its host, never fetched. */
  link: z.string(),
  hasPicture: z.boolean(),
  created: z.string(),
  /** For `held`: how many wallets of this network passed it that day. */
  wallets: z.number(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  reason: z.string(),
  decidedAt: z.string(),
  decidedBy: z.string(),
  canUndo: z.boolean(),
})
export type ReviewItem = z.output<typeof reviewItem>

/** GET /managers/reviews (ours): what waits for a decision, oldest first, or what was decided, newest first. */
export const listReviews = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/reviews',
  scope: 'quests:read',
  input: z.object({
    state: z.enum(['waiting', 'decided']).default('waiting'),
    after: z.string().max(120, 'cursorInvalid').default(''),
  }),
  output: z.object({ items: z.array(reviewItem), next: z.string(), waiting: z.number() }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

const itemIds = z.array(z.string('notFound').max(80, 'notFound')).min(1, 'itemsMissing').max(100, 'tooManyItems')

/** POST /managers/reviews/decide (ours): accepts or refuses answers of members; those decided meanwhile are left as they are. */
export const decideReviews = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/reviews/decide',
  scope: 'quests:write',
  input: z.object({
    ids: itemIds,
    accepted: z.boolean(),
    reason: z.string().trim().max(rules.REASON_MAX, 'reasonTooLong').default(''),
  }),
  output: z.object({ decided: z.number() }),
  problems: { reasonMissing: { status: 400, code: 4000 } },
})

/** POST /managers/reviews/undo (ours): makes decisions of the last day wait again, and takes back what they gave. */
export const undoReviews = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/reviews/undo',
  scope: 'quests:write',
  input: z.object({ ids: itemIds }),
  output: z.object({ undone: z.number() }),
})

/** GET /managers/reviews/{reviewId}/picture (ours): a picture given as evidence, as a data URL, re-encoded. */
export const getEvidencePicture = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/reviews/{reviewId}/picture',
  scope: 'quests:read',
  input: z.object({ reviewId: ref('review') }),
  output: z.object({ image: z.string() }),
})
