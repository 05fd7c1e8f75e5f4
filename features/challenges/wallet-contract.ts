import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import * as rules from './rules.ts'

const ofHolder = { who: 'holder', cors: 'wallet' } as const
const challengeId = ref('challenge')

/** A challenge as a member sees it. */
export const walletChallenge = z.object({
  challengeId: z.string(),
  type: z.enum(rules.TYPES),
  way: z.enum(rules.WAYS),
  title: z.string(),
  reward: z.number(),
  state: z.enum(rules.STATES),
  /** Why evidence was refused. */
  reason: z.string(),
  passedAt: z.string(),
  /** What the member needs to know: no solutions, no words, no codes; templates with their titles. */
  shown: z.object({
    vcKey: z.enum(rules.VC_KEYS).optional(),
    /** With `has`: how many badges of `count` the member has. */
    templates: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
    count: z.number().optional(),
    has: z.number().optional(),
    message: z.string().optional(),
    targetAccount: z.string().optional(),
    tweetId: z.string().optional(),
    inviteLink: z.string().optional(),
    pageId: z.string().optional(),
    questions: z.array(z.object({ text: z.string(), choices: z.array(z.string()), several: z.boolean() })).optional(),
    passMark: z.number().optional(),
    /** Attempts left today. */
    attemptsLeft: z.number().optional(),
    place: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    request: z.string().optional(),
    kinds: z.array(z.enum(rules.EVIDENCE_KINDS)).optional(),
    /** The host that is asked. */
    host: z.string().optional(),
    /** The linked account's name, where the type needs one. */
    account: z.string().optional(),
    /** The value that the community has from this member (vcAuth). */
    value: z.string().optional(),
  }),
  /** Nobody can pass it now: its last template was deleted, or its provider is off. */
  isStopped: z.boolean(),
})
export type WalletChallenge = z.output<typeof walletChallenge>

/** GET /wallet/communities/{issuerId}/challenges (ours): the challenges of a community that are in no quest. */
export const listOwnChallenges = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/communities/{issuerId}/challenges',
  input: z.object({ issuerId: ref('issuer') }),
  output: z.object({ challenges: z.array(walletChallenge) }),
})

/** Why a challenge cannot be passed now. */
export const checkProblems = {
  /** The session came from a claim link: the address or the key is proven first. */
  addressNotProven: { status: 403, code: 4030 },
  notAMember: { status: 403, code: 4030 },
  challengeEnded: { status: 410, code: 4100 },
  /** All quests with it have not begun yet, or are over. */
  notNow: { status: 409, code: 4090 },
  /** In an ordered quest an earlier step comes first. */
  stepTooEarly: { status: 409, code: 4090 },
  tooManyChecks: { status: 429, code: 4290 },
  attemptsUsed: { status: 429, code: 4290 },
  /** The community's daily number of checks at this provider is used up. */
  checksUsed: { status: 429, code: 4290 },
  /** The account passed it from another wallet. */
  passedElsewhere: { status: 409, code: 4090 },
  accountNeeded: { status: 409, code: 4090 },
  codeWrong: { status: 409, code: 4090 },
  codeUsed: { status: 409, code: 4090 },
  /** A kiosk code that is no longer displayed. */
  codeExpired: { status: 409, code: 4090 },
  valueMissing: { status: 400, code: 4000 },
  /** Nothing is shared without it. */
  consentMissing: { status: 400, code: 4000 },
  telephoneInvalid: { status: 400, code: 4000 },
  answersMissing: { status: 400, code: 4000 },
  linkInvalid: { status: 400, code: 4000 },
  /** This type is passed with evidence: `giveEvidence`. */
  evidenceNeeded: { status: 409, code: 4090 },
} as const

/**
 * POST /wallet/challenges/{challengeId}/check (ours): checks whether the holder meets a challenge now. `checking` means
 * that a provider or the community's server could not be asked: a job tries again.
 */
export const checkChallenge = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/challenges/{challengeId}/check',
  input: z.object({
    challengeId,
    /** Through which quest it is passed; none for a challenge in no quest. */
    questId: ref('quest').optional(),
    /** vcAuth: consent to share this value; for `telephone` and `email` the value that was chosen. */
    value: z.string().trim().max(200, 'inputTooLong').default(''),
    consents: z.boolean().default(false),
    /** Of a code or a kiosk, typed or scanned. */
    code: z.string().trim().max(400, 'codeWrong').default(''),
    /** quiz: for each question the positions that were chosen. */
    answers: z
      .array(z.array(z.number().int().min(0).max(rules.CHOICES.max)).max(rules.CHOICES.max))
      .max(rules.QUESTIONS_MAX)
      .default([]),
    /** xPost: the link of the post. */
    link: z.string().trim().max(300, 'linkInvalid').default(''),
  }),
  output: z.object({
    state: z.enum(rules.STATES),
    /** Points that were booked for it now. */
    points: z.number(),
    /** quiz: right answers of this attempt, without which ones they were. */
    right: z.number(),
    /** `held`: it is passed, and the points wait for a decision of the community. */
    isHeld: z.boolean(),
    /** Quests that this pass finished. */
    finished: z.array(z.string()),
  }),
  problems: checkProblems,
})

/** DELETE /wallet/challenges/{challengeId}/value (ours): withdraws a shared value; the pass stays. Idempotent. */
export const withdrawValue = endpoint({
  ...ofHolder,
  method: 'DELETE',
  path: '/wallet/challenges/{challengeId}/value',
  input: z.object({ challengeId }),
  output: z.object({}),
})
