import { LOCALES } from '#base/dates.ts'
import type { Language } from '#base/text.ts'

const NO_LOCALES: readonly string[] = []

/**
 * The conventions of the reader: those of the browser's first locale when it is a regional form of the current language
 * (`en-US`), else those of the language (`en-GB`, `fr-FR`).
 */
export function localeOf(language: Language, wanted = browserLocales()): string {
  const [first = ''] = wanted
  return first.startsWith(`${language}-`) && isLocale(first) ? first : LOCALES[language]
}

/** Whether times use a twelve-hour clock (7:30 pm). */
export function isTwelveHour(locale: string): boolean {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle?.startsWith('h1') ?? false
}

/** Whether a numeric date starts with its month (12/31/2026). */
export function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') && parts[0] !== 'year'
}

/** The first day of the week, 0 to 6 from Sunday; Monday where the browser has no information. */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const info = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return ((info.getWeekInfo?.().firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}

function browserLocales(): readonly string[] {
  return globalThis.navigator?.languages ?? NO_LOCALES
}

function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}
