import { instantOf, wallTime } from '#features/templates/event/time-rules.ts'

/** How often a person gets a digest. */
export const EVERY = ['off', 'day', 'week'] as const
export type Every = (typeof EVERY)[number]

/** The local time of a digest; weekly ones go out on Mondays. */
const TIME = '17:00'
const MONDAY = 1
/** Posts of each community in a digest; more are counted. */
export const POSTS_SHOWN = 3
/** Characters of a post in a digest. */
export const EXCERPT_MAX = 120
/** Communities described in a digest; more are counted. */
export const COMMUNITIES_SHOWN = 10
/** A digest that is later than this is left out; what it would have contained is in the next one. */
export const LATE_MS = 24 * 60 * 60 * 1000
/** Days for which it is kept when digests were mailed. */
export const MAILS_KEPT_DAYS = 7

/** Enough for a week that has no Monday, because the zone moved across the date line. */
const DAYS_SEARCHED = 15
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The first digest after an instant: 17:00 in an IANA zone, of a weekly one on a Monday. A time that the clock skips moves
 * forward, of a repeated one it is the first, and a skipped day has none.
 */
export function nextDigest(every: Exclude<Every, 'off'>, timeZone: string, after: Date): Date {
  const today = dayIn(timeZone, after)
  for (let days = -1; days <= DAYS_SEARCHED; days++) {
    const at = digestOn(every, timeZone, today + days * DAY_MS)
    if (at && at > after) return at
  }
  throw new Error(`There is no 17:00 in ${timeZone}`)
}

/** The last digest that was due at an instant, like `nextDigest`. */
export function lastDigest(every: Exclude<Every, 'off'>, timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now)
  for (let days = 1; days >= -DAYS_SEARCHED; days--) {
    const at = digestOn(every, timeZone, today + days * DAY_MS)
    if (at && at <= now) return at
  }
  throw new Error(`There was no 17:00 in ${timeZone}`)
}

/** The calendar day of an instant in a zone, as its midnight in UTC. */
function dayIn(timeZone: string, at: Date): number {
  return Date.parse(`${wallTime(at, timeZone).slice(0, 10)}T00:00Z`)
}

function digestOn(every: Exclude<Every, 'off'>, timeZone: string, midnight: number): Date | undefined {
  const date = new Date(midnight)
  if (every === 'week' && date.getUTCDay() !== MONDAY) return undefined
  const day = date.toISOString().slice(0, 10)
  const at = instantOf(`${day}T${TIME}`, timeZone)
  return at && wallTime(at, timeZone).startsWith(day) ? at : undefined
}

/** The beginning of a post in one line, at most `EXCERPT_MAX` characters as people see them. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  if (characters.length <= EXCERPT_MAX) return line
  const cut = characters.slice(0, EXCERPT_MAX - 1).join('')
  const end = cut.lastIndexOf(' ')
  const words = end > cut.length / 2 ? cut.slice(0, end) : cut
  return `${words.replace(/[\s.,:;!?]+$/, '')}…`
}
