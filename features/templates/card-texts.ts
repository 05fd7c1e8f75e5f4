import { type Language, say, texts } from '#base/text.ts'

/** What a card says below its title. */
export const cardWords = texts({
  certified: { en: 'Certified, no end date', fr: 'Certifié, sans date de fin' },
  certifiedMonths: {
    en: { one: 'Certified, valid {count} month', other: 'Certified, valid {count} months' },
    fr: { one: 'Certifié, valable {count} mois', other: 'Certifié, valable {count} mois' },
  },
  certifiedUntil: { en: 'Certified, valid until {date}', fr: "Certifié, valable jusqu'au {date}" },
})

/**
 * The line below a Basic card's title: how long it is valid, 0 months being no limit. Dates are written in UTC, so that
 * all machines agree.
 */
export function subtitleOf(
  { expirationDate, months }: { expirationDate: Date | null; months: number },
  language: Language,
): string {
  if (expirationDate) {
    const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
    const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return say(cardWords.certifiedUntil, language, { date: written.format(expirationDate) })
  }
  if (months > 0) return say(cardWords.certifiedMonths, language, { count: months })
  return say(cardWords.certified, language)
}
