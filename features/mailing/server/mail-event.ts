import type { Language } from '#base/text.ts'
import { say } from '#base/text.ts'
import { writeCalendar } from '#features/templates/event/calendar-rules.ts'
import { eventClock } from '#features/templates/event/rules.ts'
import { clockText, eventFactWords, eventPlace } from '#features/templates/event/texts.ts'
import { placeText } from '#features/templates/rules.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import type { Message } from '#platform/mail/mail.ts'
import { labelled } from '#platform/mail/mail-frame.ts'

export type EventColumns = Pick<TemplateRow, 'startDate' | 'endDate' | 'timeZone' | 'location' | 'streetAddress'>
type Ticket = { optionName: string; optionSection: string; optionSeat: string }
type Mailed = Ticket & { id: string; linkN: number; reminders: number }
type Told = { title: string; issuerName: string; event: Partial<EventColumns> }
type Facts = { label: string; value: string }[]

/** When and where an event is, and the section, seat and name of the ticket, as rows of an e-mail; none without an event. */
export function eventFacts(event: Partial<EventColumns>, ticket: Ticket, language: Language): Facts {
  const period = periodOf(event)
  if (!period) return []
  const words = (key: keyof typeof eventFactWords) => say(eventFactWords[key], language)
  return [
    { label: words('when'), value: clockText(eventClock(period), language) },
    { label: words('where'), value: placeOf(event, language) },
    ...ticketFacts(ticket, language),
  ]
}

/** The event as a file for the recipient's calendar; undefined without one, and once it is over. */
export function eventFile(
  ctx: Context,
  claim: Mailed,
  { title, issuerName, event }: Told,
  language: Language,
): NonNullable<Message['files']>[number] | undefined {
  const period = periodOf(event)
  if (!period || period.endDate <= ctx.now()) return undefined
  const facts = ticketFacts(claim, language).map((fact) => labelled(fact, language))
  const content = writeCalendar({
    id: `${claim.id}@${new URL(ctx.config.publicUrl).hostname}`,
    // A later e-mail may bring a changed event.
    version: claim.linkN + claim.reminders,
    writtenAt: ctx.now(),
    startsAt: period.startDate,
    endsAt: period.endDate,
    title,
    place: placeOf(event, language),
    description: [issuerName, ...facts].join('\n'),
  })
  return { filename: say(eventFactWords.calendarFile, language), contentType: 'text/calendar; charset=utf-8', content }
}

function ticketFacts({ optionSection, optionSeat, optionName }: Ticket, language: Language): Facts {
  return [
    { label: say(eventFactWords.section, language), value: optionSection },
    { label: say(eventFactWords.seat, language), value: optionSeat },
    { label: say(eventFactWords.name, language), value: optionName },
  ].filter(({ value }) => value !== '')
}

function periodOf({ startDate, endDate, timeZone = '' }: Partial<EventColumns>) {
  return startDate && endDate ? { startDate, endDate, timeZone } : undefined
}

function placeOf({ location = '', streetAddress = '' }: Partial<EventColumns>, language: Language): string {
  return eventPlace(placeText({ location, streetAddress }), language)
}
