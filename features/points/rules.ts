import { POINTS_MAX } from '#features/templates/rules.ts'

/** Where points come from; a community's book has one account for each. */
export const SOURCES = ['badges', 'challenges', 'quests', 'adjustments', 'api'] as const
export type Source = (typeof SOURCES)[number]
/** The most that one transfer moves. */
export const TRANSFER_MAX = POINTS_MAX
export const REASON_MAX = 200
/** Lines of a person's account that are read at once. */
export const STATEMENT_PAGE = 20
/** The period of the standings that never ends; others are seasons, and quests by `questPeriod`. */
export const ALL_TIME = 'all'
export const PERIODS = [ALL_TIME, 'season'] as const
/** A season is a calendar quarter in the community's time zone. */
export const SEASON_PATTERN = /^2\d{3}Q[1-4]$/
export const PAGE_SIZES = [10, 25, 50] as const
export const SEARCH_MAX = 50
/** People in one coarse range of a ranking, above which it is split; a smaller ranking has no ranges. */
export const RANGE_MAX = 4096
/** People in a range that was just made. */
export const RANGE_PEOPLE = 1024
/** More points than anybody can have: the first range of a ranking begins there. */
export const FIRST_POINTS = Number.MAX_SAFE_INTEGER
/** Rows in one part of the export. */
export const EXPORT_PART = 5000

/** The period under which the standings of a quest are kept. */
export function questPeriod(questId: string): string {
  return `quest:${questId}`
}
