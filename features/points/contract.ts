import { z } from 'zod'
import { endpoint, searchText } from '#base/endpoint.ts'
import { ref, refOrDid } from '#base/ids.ts'
import { memberDid } from '#features/members/contract.ts'
import * as rules from './rules.ts'

const ofAdmins = { who: 'admin', cors: 'studio' } as const
const points = z
  .number('pointsNotValid')
  .int('pointsNotValid')
  .min(-rules.TRANSFER_MAX, 'pointsNotValid')
  .max(rules.TRANSFER_MAX, 'pointsNotValid')
  .refine((given) => given !== 0, 'pointsNotValid')

/** What an admin types who gives points to a member, or takes them. */
export const adjustmentFields = z.object({
  points,
  reason: z.string('reasonMissing').trim().min(1, 'reasonMissing').max(rules.REASON_MAX, 'reasonTooLong'),
})

/** The issuer is not among those that may give points (`POINTS_ISSUERS`). */
export const mayNotGive = { pointsNotAllowed: { status: 403, code: 4030 } } as const

/** POST /managers/points (ours): gives points to a member, or takes them; the member reads the reason in their wallet. */
export const adjustPoints = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/points',
  scope: 'points:write',
  input: adjustmentFields.extend({
    did: memberDid,
    /** Names one press of the button: repeated with it, the call gives nothing twice. Without it, each call gives. */
    key: z
      .string('invalidInput')
      .regex(/^[\w-]{16,80}$/, 'invalidInput')
      .optional(),
  }),
  output: z.object({ points: z.number() }),
  problems: { ...mayNotGive, keyReused: { status: 409, code: 4090 } },
})

/** One line of a member's account. */
export const statementLine = z.object({
  transferId: z.string(),
  source: z.enum(rules.SOURCES),
  /** Below 0 where points were taken. */
  points: z.number(),
  at: z.string(),
  /** The badge, challenge or quest by its title, in the community's words; '' of adjustments and of erased things. */
  title: z.string(),
  reason: z.string(),
  /** Whether this line takes an earlier one back, as when a badge is revoked. */
  isReversal: z.boolean(),
})
export type StatementLine = z.output<typeof statementLine>

/** GET /managers/members/points (ours): the points of a member, with their sources. */
export const listMemberPoints = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/members/points',
  scope: 'points:read',
  input: z.object({ did: memberDid, after: z.string().max(120, 'cursorInvalid').default('') }),
  output: z.object({
    points: z.number(),
    /** Of the current season. */
    season: z.number(),
    /** Of all time; 0 without a point, and of former members. */
    rank: z.number(),
    bySource: z.array(z.object({ source: z.enum(rules.SOURCES), points: z.number() })),
    lines: z.array(statementLine),
    /** Lines in all. */
    total: z.number(),
    next: z.string(),
    mayGive: z.boolean(),
  }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

export const rankingRow = z.object({
  rank: z.number(),
  did: z.string(),
  /** What their wallet calls them. */
  pseudo: z.string(),
  /** What the community calls them; the wallet's name for keys without `addresses:read`. '' without a name. */
  name: z.string(),
  imageUrl: z.string(),
  points: z.number(),
})

const narrowing = {
  period: z.enum(rules.PERIODS).default('all'),
  /** '2026Q4'; '' is the current season. */
  season: z.union([z.literal(''), z.string().regex(rules.SEASON_PATTERN, 'seasonInvalid')]).default(''),
  questId: ref('quest').optional(),
  /** Matches the names of a member (contains, without case and accents); for keys without `addresses:read` the wallet's. */
  search: searchText(rules.SEARCH_MAX),
}

/** GET /points/ranking/{id}: the members of the caller's own community by points; `id` is its DID or id. */
export const getRanking = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/points/ranking/{id}',
  input: z.object({
    id: refOrDid('issuer'),
    ...narrowing,
    after: z.string().max(400, 'cursorInvalid').default(''),
    pageNumber: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(50),
  }),
  output: z.object({
    ranking: z.array(
      rankingRow.extend({
        /** Places won (above 0) or lost since Monday, in the community's time zone; undefined without a rank then. */
        movement: z.number().optional(),
        /** Points of all time, beside those of a season. */
        allTime: z.number(),
      }),
    ),
    pagination: z.object({ totalPages: z.number(), totalCount: z.number() }),
    next: z.string(),
    /** Whether a period that is over has changed since its end. */
    changedAfterEnd: z.boolean(),
  }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

/** GET /managers/ranking (ours): the ranking's season with its sources, and its settings. */
export const getRankingFacts = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/ranking',
  scope: 'points:read',
  input: z.object({ season: narrowing.season }),
  output: z.object({
    isShown: z.boolean(),
    hasSeasons: z.boolean(),
    timeZone: z.string(),
    /** From its first moment to that of the next one. */
    season: z.object({ name: z.string(), startDate: z.string(), endDate: z.string(), isOver: z.boolean() }),
    currentSeason: z.string(),
    /** Seasons in which members have points, newest first. */
    seasons: z.array(z.string()),
    /** In the season; of all time where the ranking has no seasons. */
    given: z.number(),
    bySource: z.array(z.object({ source: z.enum(rules.SOURCES), points: z.number() })),
    counts: z.object({ season: z.number(), lastSeason: z.number(), all: z.number() }),
    /** Of the members of this season's ranking. */
    named: z.number(),
    unnamed: z.number(),
    mayGive: z.boolean(),
  }),
})

/** PUT /managers/ranking (ours): whether members see the ranking in the wallet, and whether it begins anew each quarter. */
export const updateRanking = endpoint({
  ...ofAdmins,
  method: 'PUT',
  path: '/managers/ranking',
  input: z.object({ isShown: z.boolean(), hasSeasons: z.boolean() }),
  output: z.object({}),
})

/** GET /managers/ranking/all (ours): one part of the exported ranking. */
export const exportRanking = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/ranking/all',
  scope: 'points:read',
  input: z.object({ ...narrowing, after: z.string().max(400, 'cursorInvalid').default('') }),
  output: z.object({ ranking: z.array(rankingRow), next: z.string() }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})
