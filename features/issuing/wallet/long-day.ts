import type { Language } from '#base/text.ts'

/** A day as sentences name it: 20 December, with its year when it is another one than now. */
export function longDay(instant: string, language: Language, now: Date): string {
  const day = new Date(instant)
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year }).format(day)
}
