import type { seasonTexts } from './season-texts.ts'

type Say = Record<keyof typeof seasonTexts, (values?: { year: string }) => string>
const QUARTERS = ['1', '2', '3', '4'] as const

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
