import { say, texts } from '#base/text.ts'

/** The few words that a card itself shows. */
const WORDS = texts({
  issued: { en: 'Issued', fr: 'Délivré le' },
  validUntil: { en: 'Valid until', fr: "Valable jusqu'au" },
  heldBy: { en: 'Held by', fr: 'Détenu par' },
  givenBy: { en: 'Given by', fr: 'Donné par' },
  points: { en: 'Points', fr: 'Points' },
  scan: { en: 'Scan to verify', fr: 'Scanner pour vérifier' },
  scanEvidence: { en: 'and see evidence', fr: 'et voir le justificatif' },
  section: { en: 'Section', fr: 'Secteur' },
  seat: { en: 'Seat', fr: 'Place' },
  date: { en: 'Date', fr: 'Date' },
  memberSince: { en: 'Member since {value}', fr: 'Membre depuis {value}' },
  fromTo: { en: 'From {giver} to {holder}', fr: 'De {giver} à {holder}' },
  from: { en: 'From {giver}', fr: 'De {giver}' },
  to: { en: 'For {holder}', fr: 'Pour {holder}' },
  issuedTo: { en: 'Issued to {holder}', fr: 'Délivré à {holder}' },
  issuedToHolder: { en: 'Issued to the holder of this badge', fr: 'Délivré au détenteur de ce badge' },
  untitled: { en: 'Title', fr: 'Titre' },
  membership: { en: 'Membership card', fr: 'Carte de membre' },
  basic: { en: 'Basic badge', fr: 'Badge' },
  community: { en: 'Community badge', fr: 'Badge de la communauté' },
  participation: { en: 'Participation badge', fr: 'Badge de participation' },
  ticket: { en: 'Ticket', fr: 'Billet' },
  role: { en: 'Role badge', fr: 'Badge de rôle' },
  front: { en: '{kind} "{title}" by {issuer}', fr: '{kind} « {title} », {issuer}' },
  back: { en: 'Back of the {kind} "{title}" by {issuer}', fr: 'Dos : {kind} « {title} », {issuer}' },
})

/** Returns one of the card's words with its values filled in. */
export function cardWord(key: keyof typeof WORDS, language: 'en' | 'fr', values: Record<string, string> = {}): string {
  return say(WORDS[key], language, values)
}

export type WrittenDate = { day: string; date: string; monthYear: string; weekday: string; time: string }

/**
 * Reads an ISO date or date-time as written (its own wall clock, no zone applied) and writes its parts in a language;
 * undefined when it is not one, `time` '' when it has none.
 */
export function readDate(iso: string | undefined, language: 'en' | 'fr'): WrittenDate | undefined {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?/.exec(iso ?? '') ?? []
  if (year === undefined) return undefined
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { timeZone: 'UTC', ...options }).format(at)
  return {
    day: String(Number(day)),
    date: write({ day: 'numeric', month: 'long', year: 'numeric' }),
    monthYear: capital(write({ month: 'long', year: 'numeric' })),
    weekday: capital(write({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '')),
    time: hour === undefined ? '' : `${hour}:${minute}`,
  }
}

/** A date in words, or the text unchanged when it is not an ISO date. */
export function writeDate(iso: string, language: 'en' | 'fr'): string {
  return readDate(iso, language)?.date ?? iso
}

/** A date and its time of day in UTC, short, for timestamped badges; the date alone when there is no time. */
export function writeMoment(iso: string, language: 'en' | 'fr'): string {
  const read = readDate(iso, language)
  if (!read?.time || !iso.endsWith('Z')) return writeDate(iso, language)
  const month = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', month).format(new Date(iso))
  return `${day}, ${read.time} UTC`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
