import { zoneOffset } from '#features/places/zone-rules.ts'
import { CATEGORY_FIELDS } from './category-rules.ts'
import { wallTime } from './event/time-rules.ts'
import { type Category, monthsOf } from './rules.ts'

/** The parts of a template that its card words; `location` is undefined until chosen. */
type Told = {
  category: Category
  expirationDate: Date | null
  expirationDuration: number | null
  points: number
  startDate: Date | null
  timeZone: string
  location: string | undefined
}

/**
 * The facts on a template's card, in no language: months of validity, points, and for events the day in the event's own
 * zone, that zone, and the part of the place before ", " ('' is virtual).
 */
export function cardFacts(template: Told) {
  const { category, expirationDate, expirationDuration, points, startDate, timeZone, location } = template
  const isEvent = CATEGORY_FIELDS[category].event
  return {
    category,
    expirationDate,
    months: monthsOf(expirationDuration ?? 0),
    points: points || undefined,
    eventDate: isEvent && startDate ? wallTime(startDate, timeZone) : undefined,
    zone: isEvent && startDate ? zoneOffset(timeZone, startDate) || 'UTC' : undefined,
    place: isEvent ? location?.split(', ')[0] : undefined,
  }
}
