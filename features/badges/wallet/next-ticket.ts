import { eventStage } from '#features/templates/event/time-rules.ts'
import { isTicketTime } from '../ticket-time-rules.ts'
import { type HeldBadge, readCard, stateOf } from './held-badge.ts'

/** How long after its start the ticket of an event without a known end is still offered. */
const EVENT_HOURS = 12

/** The tickets among the badges that are valid now. */
export function validTickets(badges: HeldBadge[], now: Date): HeldBadge[] {
  return badges.filter((badge) => badge.card.category === 'ticket' && stateOf(badge, now) === 'valid')
}

/**
 * The next ticket to show: among the valid ones, that of the event that starts first. Those that come first in the wallet now
 * are shown there.
 */
export function nextTicket(badges: HeldBadge[], now: Date): HeldBadge | undefined {
  const isNext = (badge: HeldBadge) =>
    badge.event
      ? eventStage(badge.event, now) === 'upcoming' && !isTicketTime(badge.event, now)
      : startOf(badge) > now.getTime() - EVENT_HOURS * 3_600_000
  const [next] = validTickets(badges, now)
    .filter(isNext)
    .sort((a, b) => startOf(a) - startOf(b))
  return next
}

/**
 * When a badge's event starts, in milliseconds; NaN without an event. A badge that an earlier version kept on this device
 * only has the local time of its event.
 */
export function startOf(badge: Pick<HeldBadge, 'card' | 'event'>): number {
  if (badge.event) return new Date(badge.event.startDate).getTime()
  return new Date(readCard(badge.card).eventDate ?? '').getTime()
}
