import { dateWriter } from '#base/dates.ts'
import type { Language } from '#base/text.ts'

/** A day for use in a sentence: 20 December, with the year when it is not the current one. */
export function longDay(instant: string, language: Language, now: Date): string {
  const day = new Date(instant)
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return dateWriter(language, { day: 'numeric', month: 'long', year })(day)
}
