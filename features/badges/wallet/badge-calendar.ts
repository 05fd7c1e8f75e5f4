import type { Language } from '#base/text.ts'
import { writeCalendar } from '#features/templates/event/calendar-rules.ts'
import { eventPlace, ticketPlace } from '#features/templates/event/texts.ts'
import { placeText } from '#features/templates/rules.ts'
import { type HeldBadge, readCard } from './held-badge.ts'

/** The event of a badge as a file for the holder's calendar (RFC 5545), with the section and seat of a ticket. */
export function badgeCalendar(badge: HeldBadge, event: NonNullable<HeldBadge['event']>, language: Language): string {
  const { section = '', seat = '' } = readCard(badge.card)
  return writeCalendar({
    id: `${badge.id}@${new URL(badge.verifyUrl).hostname}`,
    version: 0,
    writtenAt: new Date(badge.issuedAt),
    startsAt: new Date(event.startDate),
    endsAt: new Date(event.endDate),
    title: badge.title,
    place: eventPlace(placeText(event), language),
    description: [badge.issuer.name, ticketPlace({ section, seat }, language)].filter(Boolean).join('\n'),
  })
}
