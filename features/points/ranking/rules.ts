import type { Language } from '#base/text.ts'
import { wallTime } from '#features/templates/event/time-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The Monday (`2026-11-23`) of the week of an instant in a zone. */
export function mondayOf(at: Date, timeZone: string): string {
  const [day = ''] = wallTime(at, timeZone).split('T')
  const date = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

type Quarter = '1' | '2' | '3' | '4'
type Say = Record<`season${Quarter}` | `short${Quarter}`, (values?: { year: string }) => string>
const QUARTERS: Quarter[] = ['1', '2', '3', '4']

/** The name of a season (`2026Q4`): "Autumn season", or where the year matters "Autumn 2026". */
export function nameSeason(say: Say, season: string, hasYear = false): string {
  const quarter = QUARTERS.find((each) => season.endsWith(`Q${each}`)) ?? '1'
  return hasYear ? say[`short${quarter}`]({ year: season.slice(0, 4) }) : say[`season${quarter}`]()
}

/** The first and last day of a season, as local days of the reader. */
export function daysOfSeason(season: string): { first: Date; last: Date } {
  const [year, quarter] = [Number(season.slice(0, 4)), Number(season.slice(5))]
  return { first: new Date(year, quarter * 3 - 3, 1), last: new Date(year, quarter * 3, 0) }
}

const FIRST = 3

/** Whether a rank is one of those that are shown larger. */
export function isAmongFirst(rank: number): boolean {
  return rank <= FIRST
}

const ENGLISH: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const englishRules = new Intl.PluralRules('en', { type: 'ordinal' })

/** What follows a rank: 1st, 2nd, 23rd; 1er, 7e. */
export function ordinalSuffix(rank: number, language: Language): string {
  if (language === 'fr') return rank === 1 ? 'er' : 'e'
  return ENGLISH[englishRules.select(rank)] ?? 'th'
}
