import type { Format } from '#ui/words/format.ts'
import { dayOf } from '../thread/rules.ts'

const DAY_MS = 86_400_000
const WEEKDAYS = 6

/** When a message was written, as short as it is clear: 11:20 today, Sat in the last days, else 17 Nov, with another year. */
export function whenLast(format: Format, at: string, now: Date): string {
  const date = new Date(at)
  if (dayOf(date) === dayOf(now)) return format.time(date)
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  if (date.getTime() >= midnight.getTime() - WEEKDAYS * DAY_MS && date < midnight) return format.weekday(date)
  return date.getFullYear() === now.getFullYear() ? format.day(date) : format.date(date)
}
