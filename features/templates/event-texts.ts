import { type Language, say, texts } from '#base/text.ts'
import { zoneLabel } from '#features/places/zone-rules.ts'
import { wallTime } from './event-time-rules.ts'
import { placeText } from './rules.ts'

/** When and where an event is, and what a ticket admits to, in e-mails and on pages. */
export const eventFactWords = texts({
  when: { en: 'When', fr: 'Quand' },
  yourTime: { en: 'Your time', fr: 'Votre heure' },
  where: { en: 'Where', fr: 'Où' },
  name: { en: 'Name', fr: 'Nom' },
  section: { en: 'Section', fr: 'Secteur' },
  seat: { en: 'Seat', fr: 'Place' },
  inSection: { en: 'section {section}', fr: 'secteur {section}' },
  atSeat: { en: 'seat {seat}', fr: 'place {seat}' },
  online: { en: 'Online', fr: 'En ligne' },
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

/** Instants as dates or ISO strings; `timeZone` '' is UTC. */
export type EventPeriod = { startDate: Date | string; endDate: Date | string; timeZone: string }

/** When an event is, by the clock of its own zone and with its name: "…, 20:00 to 23:00 (Paris, UTC+1)". */
export function eventWhen(event: EventPeriod, language: Language): string {
  return `${periodIn(event, event.timeZone, language)} (${zoneLabel(event.timeZone, new Date(event.startDate))})`
}

/** The same in a reader's zone; '' where their clock shows the same, or their zone is unknown. */
export function eventWhenFor(event: EventPeriod, readerZone: string, language: Language): string {
  const clocks = [event.timeZone, readerZone].map((zone) =>
    [event.startDate, event.endDate].map((at) => wallTime(new Date(at), zone)).join(),
  )
  return readerZone === '' || clocks[0] === clocks[1] ? '' : eventWhen({ ...event, timeZone: readerZone }, language)
}

/** Where an event is: "12 rue Noire, Lyon, France"; "Online" without a place. */
export function eventPlace(event: { location: string; streetAddress: string }, language: Language): string {
  return placeText(event) || say(eventFactWords.online, language)
}

function periodIn({ startDate, endDate }: EventPeriod, zone: string, language: Language): string {
  const words = (key: keyof typeof eventFactWords, values: Record<string, string>) =>
    say(eventFactWords[key], language, values)
  const read = (at: Date | string) => {
    const [day = '', time = ''] = wallTime(new Date(at), zone).split('T')
    return { day: dayFormats[language].format(new Date(`${day}T00:00Z`)), time }
  }
  const [from, to] = [read(startDate), read(endDate)]
  if (from.day === to.day) return words('oneDay', { day: from.day, from: from.time, to: to.time })
  return words('days', { from: words('dayTime', from), to: words('dayTime', to) })
}

/** Of a day that is already in its zone. */
const dayFormats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }),
}
