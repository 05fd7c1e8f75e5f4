import { dateWriter } from '#base/dates.ts'
import { type Language, say, texts } from '#base/text.ts'

/** The line below a card's title. */
export const cardWords = texts({
  certified: { en: 'Certified, no end date', fr: 'Certifié, sans date de fin' },
  certifiedMonths: {
    en: { one: 'Certified, valid {count} month', other: 'Certified, valid {count} months' },
    fr: { one: 'Certifié, valable {count} mois', other: 'Certifié, valable {count} mois' },
  },
  certifiedUntil: { en: 'Certified, valid until {date}', fr: "Certifié, valable jusqu'au {date}" },
  given: { en: 'Given by members', fr: 'Donné par les membres' },
  takePart: { en: 'For everyone who takes part', fr: 'Pour celles et ceux qui participent' },
  letsIn: { en: 'Admits one person', fr: 'Pour une personne' },
  member: { en: 'Member', fr: 'Membre' },
  online: { en: 'Online', fr: 'En ligne' },
  onlineIn: { en: 'Online, {zone}', fr: 'En ligne, {zone}' },
})

/** The facts on a card, in no language, as `card-rules.ts` returns them. */
type Facts = {
  category: 'basic' | 'community' | 'participation' | 'ticket' | 'membership' | 'role'
  expirationDate: Date | null
  /** Months of validity; 0 is no limit. */
  months: number
  points?: number
  eventDate?: string
  /** The difference of its clock from UTC ("UTC+1"). */
  zone?: string
  /** '' is virtual; left out while not chosen. */
  place?: string
}

/** The words of a template's card in a language, ready for its spec. */
export function cardFace(facts: Facts, language: Language) {
  const { points, eventDate, zone, place } = facts
  const online = zone ? say(cardWords.onlineIn, language, { zone }) : say(cardWords.online, language)
  return {
    subtitle: subtitleOf(facts, language),
    ...(points !== undefined && { points }),
    ...(eventDate !== undefined && { eventDate }),
    ...(place !== undefined && { place: place || online }),
  }
}

/**
 * The line below a card's title. For Basic and Role it is the validity of the badge, 0 months being no limit; dates are
 * in UTC, so that all machines agree.
 */
function subtitleOf({ category, expirationDate, months }: Facts, language: Language): string {
  if (category === 'community') return say(cardWords.given, language)
  if (category === 'participation') return say(cardWords.takePart, language)
  if (category === 'ticket') return say(cardWords.letsIn, language)
  if (category === 'membership') return say(cardWords.member, language)
  if (expirationDate) {
    const write = dateWriter(language, { dateStyle: 'long', timeZone: 'UTC' })
    return say(cardWords.certifiedUntil, language, { date: write(expirationDate) })
  }
  if (months > 0) return say(cardWords.certifiedMonths, language, { count: months })
  return say(cardWords.certified, language)
}
