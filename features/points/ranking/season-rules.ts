import { instantOf, wallTime } from '#features/templates/event/time-rules.ts'

type Season = { name: string; start: Date; end: Date }
/** The season that was last asked for in each zone: formatting a time is slow, and most points count now. */
const latest = new Map<string, Season>()

/** The calendar quarter of an instant in a zone: `2026Q4`. */
export function seasonOf(at: Date, timeZone: string): string {
  const known = latest.get(timeZone)
  if (known && at >= known.start && at < known.end) return known.name
  const name = readSeason(at, timeZone)
  latest.set(timeZone, { name, ...seasonBounds(name, timeZone) })
  return name
}

function readSeason(at: Date, timeZone: string): string {
  const [year = '', month = ''] = wallTime(at, timeZone).split('-')
  return `${year}Q${Math.ceil(Number(month) / 3)}`
}

/** The season a number of seasons later; earlier if the number is below 0. */
export function seasonAfter(season: string, count = 1): string {
  const quarters = Number(season.slice(0, 4)) * 4 + Number(season.slice(5)) - 1 + count
  return `${String(Math.floor(quarters / 4)).padStart(4, '0')}Q${(quarters % 4) + 1}`
}

/** The first instant of a season in a zone, and the first one after it. */
export function seasonBounds(season: string, timeZone: string): { start: Date; end: Date } {
  return { start: startOf(season, timeZone), end: startOf(seasonAfter(season), timeZone) }
}

/** The seasons from that of one instant to that of another, oldest first. */
export function seasonsBetween(from: Date, to: Date, timeZone: string): string[] {
  const last = seasonOf(to, timeZone)
  const seasons = []
  for (let season = seasonOf(from, timeZone); season <= last; season = seasonAfter(season)) seasons.push(season)
  return seasons
}

function startOf(season: string, timeZone: string): Date {
  const month = String(Number(season.slice(5)) * 3 - 2).padStart(2, '0')
  const start = instantOf(`${season.slice(0, 4)}-${month}-01T00:00`, timeZone)
  if (!start) throw new Error(`${season} is not a season`)
  return start
}
