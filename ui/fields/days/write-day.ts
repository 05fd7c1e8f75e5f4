import { DAY, dateWriter } from '#base/dates.ts'
import type { Language } from '#base/text.ts'
import { isTwelveHour } from '../../words/locale.ts'

/** A day `YYYY-MM-DD` in the form of a field: 12 Dec 2026, 12 déc. 2026. */
export function writeDay(day: string, language: Language): string {
  return dateWriter(language, { ...DAY, timeZone: 'UTC' })(new Date(`${day}T00:00:00Z`))
}

/** A time `HH:mm` on the reader's clock: 19:30, or 7:30 pm. */
export function writeTime(time: string, locale: string): string {
  if (!isTwelveHour(locale)) return time
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}
