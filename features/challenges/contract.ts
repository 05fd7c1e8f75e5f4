import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { mayNotGive } from '#features/points/contract.ts'
import * as rules from './rules.ts'

const ofAdmins = { who: 'admin', cors: 'studio' } as const
const challengeId = ref('challenge')

const challenge = z.object({
  id: z.string(),
  type: z.enum(rules.TYPES),
  /** As the contract of its type has it; of single-use codes only how many there are, and how many were used. */
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
  /** Checked by the verb with the schema of its type (`types/<type>/contract.ts`). */
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
