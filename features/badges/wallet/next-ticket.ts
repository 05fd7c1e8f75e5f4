import { type HeldBadge, readCard, stateOf } from './held-badge.ts'

/** How long after its start an event's ticket is still offered. */
const EVENT_HOURS = 12

/** The next ticket to show: among the valid ones, that of the event that starts first or has just begun. */
export function nextTicket(badges: HeldBadge[], now: Date): HeldBadge | undefined {
  const since = now.getTime() - EVENT_HOURS * 3_600_000
  const [next] = badges
    .filter(({ card }) => card.category === 'ticket')
    .filter((badge) => stateOf(badge, now) === 'valid' && startOf(badge) > since)
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
