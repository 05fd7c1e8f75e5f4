import { DAY, dateWriter } from '../../base/dates.ts'
import type { Language } from '../../base/text.ts'

type Writers = Record<Language, (at: Date) => string>

/** A day in an e-mail, as the studio writes it, in UTC: 20 Nov 2026. */
export function mailDay(at: Date, language: Language): string {
  return days[language](at)
}

/** A moment in an e-mail, as the studio writes it, in UTC: 20 Nov 2026, 14:05. */
export function mailMoment(at: Date, language: Language): string {
  return moments[language](at)
}

/** Made once: a writer takes longer than the rest of an e-mail's words. */
const days = writers({ ...DAY, timeZone: 'UTC' })
const moments = writers({ ...DAY, hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

function writers(options: Intl.DateTimeFormatOptions): Writers {
  return { en: dateWriter('en', options), fr: dateWriter('fr', options) }
}
