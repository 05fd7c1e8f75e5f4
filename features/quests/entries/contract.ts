import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { walletChallenge } from '#features/challenges/wallet-contract.ts'
import { cardSpec } from '#features/templates/contract.ts'
import * as rules from '../rules.ts'

const ofHolder = { who: 'holder', cors: 'wallet' } as const

const listed = z.object({
  questId: z.string(),
  issuerId: z.string(),
  community: z.string(),
  /** When the operator checked the identity behind the community's name; '' when never. */
  promotedAt: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
  state: z.enum(rules.ENTRY_STATES),
  /** Required steps that are passed, of all. */
  passed: z.number(),
  required: z.number(),
  rewardPoints: z.number(),
  rewardTitle: z.string(),
  card: cardSpec.optional(),
  /** Places left; '' without a limit. */
  placesLeft: z.union([z.literal(''), z.number()]),
})
export type ListedQuest = z.output<typeof listed>

/** GET /wallet/quests (ours): the quests of the holder's communities: open ones first, then those to come and over. */
export const listWalletQuests = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/quests',
  input: z.object({}),
  output: z.object({
    quests: z.array(listed),
    /** Challenges that are in no quest, by community. */
    challenges: z.array(z.object({ issuerId: z.string(), community: z.string(), challenge: walletChallenge })),
  }),
})

/** GET /wallet/quests/{questId} (ours): a quest with the holder's progress; 404 for people who are not members. */
export const getWalletQuest = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/quests/{questId}',
  input: z.object({ questId: ref('quest') }),
  output: listed.extend({
    description: z.string(),
    isOrdered: z.boolean(),
    termsUrl: z.string(),
    /** Whether the holder has accepted the terms that hold now. */
    hasAccepted: z.boolean(),
    steps: z.array(walletChallenge.extend({ isRequired: z.boolean(), isNext: z.boolean() })),
    /** Only once it is done. */
    successMessage: z.string(),
    doneAt: z.string(),
    /** The badge that it gave; '' where there is none, or while it waits. */
    badgeId: z.string(),
    badgeWaits: z.boolean(),
  }),
})

/** POST /wallet/quests/{questId}/start (ours): begins a quest, with its terms accepted where it has some. Idempotent. */
export const startQuest = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/quests/{questId}/start',
  input: z.object({
    questId: ref('quest'),
    /** The address of the terms that were accepted, '' without terms. */
    termsUrl: z.string().max(rules.TERMS_URL_MAX, 'termsChanged').default(''),
  }),
  output: z.object({
    /** Quests that were finished at once, because everything had been passed before. */
    state: z.enum(rules.ENTRY_STATES),
  }),
  problems: {
    addressNotProven: { status: 403, code: 4030 },
    questNotStarted: { status: 409, code: 4090 },
    questEnded: { status: 410, code: 4100 },
    placesTaken: { status: 409, code: 4090 },
    /** The address of the terms is another one since. */
    termsChanged: { status: 409, code: 4090 },
  },
})
