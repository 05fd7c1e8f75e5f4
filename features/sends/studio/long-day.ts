import { dateWriter } from '#base/dates.ts'
import type { Language } from '#base/text.ts'

/** A day within a sentence, in the reader's time zone: 20 December, 20 décembre. `instant` is an ISO string. */
export function longDay(instant: string, language: Language): string {
  return dateWriter(language, { day: 'numeric', month: 'long' })(new Date(instant))
}
