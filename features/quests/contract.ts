import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { mayNotGive } from '#features/points/contract.ts'
import { cardSpec } from '#features/templates/contract.ts'
import * as rules from './rules.ts'

const ofAdmins = { who: 'admin', cors: 'studio' } as const
const questId = ref('quest')

const quest = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Ids of challenges, in the order of the list. */
  challenges: z.array(z.string()),
  requiredChallenges: z.array(z.string()),
  /** '' began at once; '' has no end. */
  startDate: z.string(),
  endDate: z.string(),
  termsUrl: z.string(),
  successMessage: z.string(),
  /** '' has no limit. */
  limit: z.union([z.literal(''), z.number()]),
  /** (ours) From here on. */
  isOrdered: z.boolean(),
  /** Passes from before the start do not count. */
  fromStart: z.boolean(),
  rewardPoints: z.number(),
  /** '' without a badge. */
  rewardTemplateHash: z.string(),
  /** '' once its template is gone. */
  rewardTitle: z.string(),
  rewardCard: cardSpec.optional(),
  timeZone: z.string(),
  created: z.string(),
  state: z.enum(rules.QUEST_STATES),
  started: z.number(),
  done: z.number(),
  /** The required step at which most people wait, if at least five do; '' otherwise. */
  waitingAt: z.string(),
  waiting: z.number(),
  /** People who finished it and whose badge could not be issued. */
  badgesDue: z.number(),
})
export type Quest = z.output<typeof quest>

/** GET /managers/quests: the community's quests, newest first. */
export const listQuests = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/quests',
  scope: 'quests:read',
  input: z.object({}),
  output: z.object({
    quests: z.array(quest),
    /** Members who will see a quest that is saved. */
    members: z.number(),
    timeZone: z.string(),
    mayGive: z.boolean(),
  }),
})

const moment = z.union([z.literal(''), z.iso.datetime({ offset: true, error: 'dateInvalid' })]).default('')

/** What an admin enters; `fitQuest` in `quest-rules.ts` has the rules that concern several fields. */
export const questFields = z.object({
  title: z.string('titleMissing').trim().min(1, 'titleMissing').max(rules.TITLE_MAX, 'titleTooLong'),
  description: z.string().trim().max(rules.DESCRIPTION_MAX, 'descriptionTooLong').default(''),
  challenges: z
    .array(z.string('notFound').max(80, 'notFound'), 'challengesMissing')
    .min(1, 'challengesMissing')
    .max(rules.STEPS_MAX, 'tooManySteps'),
  requiredChallenges: z.array(z.string('notFound').max(80, 'notFound'), 'requiredMissing').min(1, 'requiredMissing'),
  startDate: moment,
  endDate: moment,
  termsUrl: z
    .string()
    .trim()
    .max(rules.TERMS_URL_MAX, 'termsUrlInvalid')
    .refine((url) => url === '' || (/^https:\/\/\S+$/.test(url) && URL.canParse(url)), 'termsUrlInvalid')
    .default(''),
  successMessage: z.string().trim().max(rules.SUCCESS_MESSAGE_MAX, 'messageTooLong').default(''),
  limit: z
    .union(
      [
        z.literal(''),
        z.number().int('quantityNotValid').min(1, 'quantityNotValid').max(rules.LIMIT_MAX, 'quantityNotValid'),
      ],
      'quantityNotValid',
    )
    .default(''),
  isOrdered: z.boolean().default(false),
  fromStart: z.boolean().default(false),
  rewardPoints: z
    .number('pointsNotValid')
    .int('pointsNotValid')
    .min(0, 'pointsNotValid')
    .max(rules.POINTS_MAX, 'pointsNotValid')
    .default(0),
  rewardTemplateHash: z.string().max(120, 'templatesUnknown').default(''),
})

/** Rules that concern several fields, with which both ends refuse. */
export const questProblems = {
  ...mayNotGive,
  challengesMissing: { status: 400, code: 4000 },
  requiredMissing: { status: 400, code: 4000 },
  /** A required challenge that is not in the list, or one of another community or that was deleted. */
  challengesUnknown: { status: 400, code: 4000 },
  endBeforeStart: { status: 400, code: 4000 },
  /** The reward is not a published template of the community that can be given to a member. */
  templatesUnknown: { status: 400, code: 4000 },
} as const

/** POST /managers/quests: creates a quest; members see it at once, and its start where that is later. */
export const createQuest = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/quests',
  scope: 'quests:write',
  input: questFields,
  output: z.object({ questId: z.string() }),
  problems: { ...questProblems, tooManyQuests: { status: 409, code: 4090 } },
})

/** PUT /managers/quests/{questId}: changes a quest; once someone has started, no required challenge can be added. */
export const updateQuest = endpoint({
  ...ofAdmins,
  method: 'PUT',
  path: '/managers/quests/{questId}',
  scope: 'quests:write',
  input: questFields.extend({ questId }),
  output: z.object({}),
  problems: {
    ...questProblems,
    requiredAdded: { status: 409, code: 4090 },
    /** Fewer places than people who have finished. */
    limitTaken: { status: 409, code: 4090 },
  },
})

/** DELETE /managers/quests/{questId}: hides a quest; what was booked stays. */
export const deleteQuest = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: '/managers/quests/{questId}',
  scope: 'quests:write',
  input: z.object({ questId }),
  output: z.object({}),
})

/** POST /managers/quests/{questId}/end (ours): ends a quest now. Idempotent. */
export const endQuest = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/quests/{questId}/end',
  scope: 'quests:write',
  input: z.object({ questId }),
  output: z.object({}),
})

/** GET /managers/quests/{questId}/numbers (ours): who began, where they stopped, and who finished, step by step. */
export const getQuestNumbers = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/quests/{questId}/numbers',
  scope: 'quests:read',
  input: z.object({ questId }),
  output: z.object({
    started: z.number(),
    done: z.number(),
    steps: z.array(
      z.object({
        challengeId: z.string(),
        title: z.string(),
        type: z.string(),
        isRequired: z.boolean(),
        passed: z.number(),
        /** Of those who started and have not finished: whose next required step this is. */
        waiting: z.number(),
      }),
    ),
    /** People who finished it without their badge: the delegation or quantity had ended, or the badge was revoked since. */
    badgesDue: z.array(z.object({ did: z.string(), name: z.string(), why: z.string() })),
    /** People whose quest was undone after they had its badge, which stays until an admin decides. */
    badgesLeft: z.array(z.object({ did: z.string(), name: z.string(), badgeId: z.string() })),
  }),
})

/**
 * POST /managers/quests/{questId}/badges (ours): gives the badges that people are still due, once its template has a
 * permission and a quantity again.
 */
export const giveQuestBadges = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/quests/{questId}/badges',
  scope: 'quests:write',
  input: z.object({ questId }),
  output: z.object({ given: z.number(), left: z.number() }),
})

/** POST /managers/quests/try (ours): runs 1,000 simulated members through a quest's rules in memory; nothing is written. */
export const tryQuest = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/quests/try',
  scope: 'quests:write',
  input: questFields,
  output: z.object({
    people: z.number(),
    finished: z.number(),
    /** People who come after the last place was taken. */
    tooLate: z.number(),
    points: z.number(),
    steps: z.array(z.object({ challengeId: z.string(), passed: z.number(), stuck: z.number() })),
  }),
  problems: questProblems,
})
