import { wallTime } from '#features/templates/event-time-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The Monday (`2026-11-23`) of the week of an instant in a zone. */
export function mondayOf(at: Date, timeZone: string): string {
  const [day = ''] = wallTime(at, timeZone).split('T')
  const date = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
