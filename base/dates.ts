import type { Language } from './text.ts'

/** The regional conventions in which each language is written. */
export const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const
/** A day with its year: 20 Nov 2026. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/**
 * Returns a function that writes instants (Dates or milliseconds) in a language, in the reader's time zone unless the
 * options name one. Intl knows no 1er, which French writes for the first of a month.
 */
export function dateWriter(language: Language, options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], options)
  return language === 'fr' ? (at) => withFirst(format.format(at)) : (at) => format.format(at)
}

/** A written French date with 1er for the first of a month. */
export function withFirst(text: string): string {
  return text.replace(/(?<!\d)1(?=\s\p{L})/u, '1er')
}
