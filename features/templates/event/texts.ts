import { dateWriter } from '#base/dates.ts'
import { type Language, say, texts } from '#base/text.ts'

/** When and where an event is, and what a ticket admits to, in e-mails and on pages. */
export const eventFactWords = texts({
  when: { en: 'When', fr: 'Quand' },
  yourTime: { en: 'Your time', fr: 'Votre heure' },
  where: { en: 'Where', fr: 'Où' },
  name: { en: 'Name', fr: 'Nom' },
  section: { en: 'Section', fr: 'Section' },
  seat: { en: 'Seat', fr: 'Place' },
  inSection: { en: 'section {section}', fr: 'section {section}' },
  atSeat: { en: 'seat {seat}', fr: 'place {seat}' },
  online: { en: 'Online', fr: 'En ligne' },
  calendarFile: { en: 'event.ics', fr: 'evenement.ics' },
  oneDay: { en: '{day}, {from} to {to}', fr: '{day}, de {from} à {to}' },
  days: { en: '{from} to {to}', fr: 'du {from} au {to}' },
  dayTime: { en: '{day}, {time}', fr: '{day} à {time}' },
})

/** A ticket's own fields; '' for missing ones. */
type TicketFields = { name: string; section: string; seat: string }

/** How a ticket differs from others of one address: "Lea Martin, section B, seat 12"; '' without such fields. */
export function ticketLabel({ name, section, seat }: TicketFields, language: Language): string {
  return [name, ticketPlace({ section, seat }, language)].filter(Boolean).join(', ')
}

/** The place of a ticket: "section B, seat 12"; '' without one. */
export function ticketPlace({ section, seat }: Omit<TicketFields, 'name'>, language: Language): string {
  const words = [
    section && say(eventFactWords.inSection, language, { section }),
    seat && say(eventFactWords.atSeat, language, { seat }),
  ]
  return words.filter(Boolean).join(', ')
}

/** A period as `eventClock` in `rules.ts` reads it. */
type Clock = { from: string; to: string; zone: string }

/** When an event is, by a clock and with the name of its zone: "…, 20:00 to 23:00 (Paris, UTC+1)". */
export function clockText({ from, to, zone }: Clock, language: Language): string {
  const words = (key: keyof typeof eventFactWords, values: Record<string, string>) =>
    say(eventFactWords[key], language, values)
  const [first, last] = [readWall(from, language), readWall(to, language)]
  const period =
    first.day === last.day
      ? words('oneDay', { day: first.day, from: first.time, to: last.time })
      : words('days', { from: words('dayTime', first), to: words('dayTime', last) })
  return `${period} (${zone})`
}

/** Where an event is, from the text of its place; "Online" without one. */
export function eventPlace(place: string, language: Language): string {
  return place || say(eventFactWords.online, language)
}

function readWall(wall: string, language: Language) {
  const [day = '', time = ''] = wall.split('T')
  return { day: dayFormats[language](new Date(`${day}T00:00Z`)), time }
}

/** Of a day that is already in its zone. */
const dayFormats = {
  en: dateWriter('en', { dateStyle: 'full', timeZone: 'UTC' }),
  fr: dateWriter('fr', { dateStyle: 'full', timeZone: 'UTC' }),
}
