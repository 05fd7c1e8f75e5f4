import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { statementLine } from './contract.ts'
import * as rules from './rules.ts'

const ofHolder = { who: 'holder', cors: 'wallet' } as const
const cursorProblems = { cursorInvalid: { status: 400, code: 4000 } } as const

/** GET /wallet/communities/{issuerId}/points (ours): the holder's account at a community, newest line first. */
export const listStatement = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/communities/{issuerId}/points',
  input: z.object({ issuerId: ref('issuer'), after: z.string().max(120, 'cursorInvalid').default('') }),
  output: z.object({ points: z.number(), lines: z.array(statementLine), next: z.string() }),
  problems: cursorProblems,
})

/** Another member: without DID, name and picture unless they chose to be shown. */
const rankedMember = z.object({
  rank: z.number(),
  isOwn: z.boolean(),
  did: z.string(),
  pseudo: z.string(),
  imageUrl: z.string(),
  points: z.number(),
})

/** GET /wallet/communities/{issuerId}/ranking: the ranking as a member sees it; 404 for non-members, and while it is off. */
export const getOwnRanking = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/communities/{issuerId}/ranking',
  input: z.object({
    issuerId: ref('issuer'),
    period: z.enum(rules.PERIODS).default('season'),
    season: z.union([z.literal(''), z.string().regex(rules.SEASON_PATTERN, 'seasonInvalid')]).default(''),
    questId: ref('quest').optional(),
    after: z.string().max(400, 'cursorInvalid').default(''),
    pageSize: z.coerce.number().int().min(1).max(50).default(50),
  }),
  output: z.object({
    hasSeasons: z.boolean(),
    season: z.object({ name: z.string(), startDate: z.string(), endDate: z.string(), isOver: z.boolean() }),
    currentSeason: z.string(),
    seasons: z.array(z.string()),
    changedAfterEnd: z.boolean(),
    ranking: z.array(rankedMember),
    pagination: z.object({ totalPages: z.number(), totalCount: z.number() }),
    next: z.string(),
    own: z.object({
      /** 0 without a point in this period. */
      rank: z.number(),
      points: z.number(),
      /** One before and two after, with the own row. */
      around: z.array(rankedMember),
      /** The next better total: how many points are missing, who has it and which rank; undefined for the first. */
      ahead: z.object({ missing: z.number(), rank: z.number(), pseudo: z.string() }).optional(),
      /** Whether other members see the name; undefined until the holder was asked. */
      isShown: z.boolean().optional(),
    }),
  }),
  problems: cursorProblems,
})

/** PUT /wallet/communities/{issuerId}/ranking (ours): whether other members see the holder's name in the ranking. */
export const showInRanking = endpoint({
  ...ofHolder,
  method: 'PUT',
  path: '/wallet/communities/{issuerId}/ranking',
  input: z.object({ issuerId: ref('issuer'), shown: z.boolean() }),
  output: z.object({}),
})
