import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { memberDid } from '#features/members/contract.ts'
import { mayNotGive } from '#features/points/contract.ts'
import * as rules from './rules.ts'

const ofAdmins = { who: 'admin', cors: 'studio' } as const
const challengeId = ref('challenge')

const challenge = z.object({
  id: z.string(),
  type: z.enum(rules.TYPES),
  /** As `data-rules.ts` has it for the type; of single-use codes only how many there are, and how many were used. */
  data: z.record(z.string(), z.unknown()),
  reward: z.number(),
  created: z.string(),
  way: z.enum(rules.WAYS),
  /** (ours) In the community's own words; '' leaves it to the type's sentence (`challengeTitle`). */
  title: z.string(),
  /** How many people have passed it. */
  passed: z.number(),
  /** The quests that name it, by id. */
  quests: z.array(z.string()),
  /** (ours) Why nobody can pass it now: its last template was deleted, or its provider was turned off; '' otherwise. */
  stopped: z.enum(['', 'templatesGone', 'providerOff']),
  /** (ours) Made for a quest that is not saved yet: members see it, and can pass it, once a saved quest names it. */
  isDraft: z.boolean(),
})
export type Challenge = z.output<typeof challenge>

/** GET /managers/challenges: the community's challenges, newest first, with the types that it can create. */
export const listChallenges = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/challenges',
  scope: 'quests:read',
  input: z.object({}),
  output: z.object({
    challenges: z.array(challenge),
    /** (ours) Types that are offered, with the way in which each would be verified on this server. */
    types: z.array(z.object({ type: z.enum(rules.TYPES), way: z.enum(rules.WAYS) })),
    /** (ours) Evidence and rewards that wait for a decision, counted up to 100. */
    toReview: z.number(),
    /** (ours) Whether rewards can be above 0. */
    mayGive: z.boolean(),
    /** (ours) The wallet's address, for QR codes (`scan-rules.ts`). */
    walletUrl: z.string(),
    /** (ours) The existing templates that challenges name, with the title of each. */
    templates: z.array(z.object({ hash: z.string(), title: z.string() })),
  }),
})

const drafted = {
  type: z.enum(rules.TYPES, 'typeMissing'),
  /** Checked by the verb with `CHALLENGE_DATA[type]`. */
  data: z.record(z.string(), z.unknown()).default({}),
}

const draftProblems = {
  /** A template of another community, or one that was deleted or is not of the right category. */
  templatesUnknown: { status: 400, code: 4000 },
  /** A server that could never be asked: its address is private, has a port below 1024, or a password. */
  serverRefused: { status: 400, code: 4000 },
  /** The type's provider is off on this server. */
  typeNotOffered: { status: 409, code: 4090 },
} as const

/** POST /managers/challenges: creates a challenge, which cannot be edited afterwards. */
export const addChallenge = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/challenges',
  scope: 'quests:write',
  input: z.object({
    ...drafted,
    reward: z
      .number('pointsNotValid')
      .int('pointsNotValid')
      .min(0, 'pointsNotValid')
      .max(rules.REWARD_MAX, 'pointsNotValid')
      .default(0),
    title: z.string().trim().max(rules.TITLE_MAX, 'titleTooLong').default(''),
    /** (ours) For a quest that is not saved yet. */
    isDraft: z.boolean().default(false),
  }),
  output: z.object({
    challengeId: z.string(),
    /** Single-use codes, shown this once; empty for everything else. */
    codes: z.array(z.string()),
  }),
  problems: { ...draftProblems, ...mayNotGive, tooManyChallenges: { status: 409, code: 4090 } },
})

/** POST /managers/challenges/preview (ours): how many members meet a challenge already, before it is created. */
export const previewChallenge = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/challenges/preview',
  scope: 'quests:write',
  input: z.object(drafted),
  output: z.object({
    /** Undefined for types that nobody can have met before. */
    meets: z.number().optional(),
  }),
  problems: draftProblems,
})

/** DELETE /managers/challenges/{challengeId}: hides a challenge; what was passed and booked stays. */
export const deleteChallenge = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: '/managers/challenges/{challengeId}',
  scope: 'quests:write',
  input: z.object({ challengeId }),
  output: z.object({}),
  problems: { challengeInUse: { status: 409, code: 4090 } },
})

/** POST /managers/challenges/{challengeId}/kiosk (ours): the link of a visit's kiosk page; a new one ends the old. */
export const createKiosk = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/challenges/{challengeId}/kiosk',
  scope: 'quests:write',
  input: z.object({ challengeId }),
  output: z.object({ url: z.string() }),
  problems: { notAVisit: { status: 409, code: 4090 } },
})

/** POST /managers/challenges/{challengeId}/secret (ours): the secret that signs the requests of an `ask` challenge. */
export const showAskSecret = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/challenges/{challengeId}/secret',
  scope: 'quests:write',
  input: z.object({ challengeId }),
  /** As Standard Webhooks write it: `whsec_` and base64 of 32 bytes. */
  output: z.object({ secret: z.string() }),
  problems: { notAnAsk: { status: 409, code: 4090 } },
})

/** POST /kiosk (ours): what the kiosk page displays now; its token is in the body, never in an address. */
export const showKiosk = endpoint({
  method: 'POST',
  path: '/kiosk',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: z.string().max(200, 'kioskEnded') }),
  output: z.object({
    name: z.string(),
    community: z.string(),
    imageUrl: z.string(),
    /** Before `from` and after `to` there is no code. */
    state: z.enum(['early', 'open', 'over']),
    from: z.string(),
    to: z.string(),
    /** Codes of the next minutes, so that a short loss of the network is not seen: each is displayed from its moment. */
    codes: z.array(z.object({ at: z.string(), code: z.string() })),
    now: z.string(),
  }),
  problems: { kioskEnded: { status: 410, code: 4100 } },
  rate: { limit: 120, seconds: 60 },
})

const reviewItem = z.object({
  id: z.string(),
  /** `evidence`: examine what was given; `held`: the reward waits because many wallets of one network passed. */
  kind: z.enum(['evidence', 'held']),
  challengeId: z.string(),
  type: z.enum(rules.TYPES),
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

/** GET /managers/challenges/limits (ours): daily numbers of checks at each provider, and of wallets of one network. */
export const getCheckLimits = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/challenges/limits',
  scope: 'quests:read',
  input: z.object({}),
  output: z.object({
    providers: z.array(z.object({ provider: z.string(), perDay: z.number(), usedToday: z.number(), most: z.number() })),
    network: z.number(),
  }),
})

/** PUT /managers/challenges/limits (ours): changes the daily numbers, within what the operator allows. */
export const updateCheckLimits = endpoint({
  ...ofAdmins,
  method: 'PUT',
  path: '/managers/challenges/limits',
  scope: 'quests:write',
  input: z.object({
    providers: z.record(z.string(), z.number('limitInvalid').int('limitInvalid').min(0, 'limitInvalid')),
    network: z.number('limitInvalid').int('limitInvalid').min(1, 'limitInvalid').max(1000, 'limitInvalid'),
  }),
  output: z.object({}),
  problems: { limitInvalid: { status: 400, code: 4000 } },
})

/**
 * POST /managers/members/same-person (ours): marks wallets as one person: for each challenge the earliest pass stays and
 * the others are reversed. The first DID is the wallet that the others belong to.
 */
export const markSamePerson = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/members/same-person',
  input: z.object({ dids: z.array(memberDid).min(2, 'walletsMissing').max(20, 'tooManyItems') }),
  output: z.object({ reversed: z.number() }),
})

/** GET /managers/members/person (ours): the other wallets that are marked as one person with a member; none without a mark. */
export const listPersonWallets = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/members/person',
  input: z.object({ did: memberDid }),
  output: z.object({ wallets: z.array(z.object({ did: z.string(), name: z.string() })) }),
})

/** POST /managers/members/separate-person (ours): takes a wallet's mark away again, and books what it had passed. */
export const separatePerson = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/members/separate-person',
  input: z.object({ did: memberDid }),
  output: z.object({}),
})
