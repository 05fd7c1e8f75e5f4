import type { Language } from '#base/text.ts'

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const

/** A day within a sentence, in the reader's time zone: 20 December, 20 décembre. `instant` is an ISO string. */
export function longDay(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long' }).format(new Date(instant))
}
