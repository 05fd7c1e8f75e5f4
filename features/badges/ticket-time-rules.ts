/** How long before an event starts its ticket comes first in the wallet. */
const BEFORE_MS = 2 * 60 * 60_000

/** Instants as ISO strings: an event's own zone is in them already. */
type Period = { startDate: string; endDate: string }
type Ticket = { event?: Period | undefined }

/** Whether an event's ticket comes first in the wallet: from two hours before its start until its end. */
export function isTicketTime(event: Period, now: Date): boolean {
  return opensAt(event) <= now.getTime() && now.getTime() < Date.parse(event.endDate)
}

/** The tickets that come first now; of several, that of the event whose start is nearest, before or after it. */
export function ticketsOfNow<T extends Ticket>(tickets: T[], now: Date): T[] {
  const away = ({ event }: T) => Math.abs(Date.parse(event?.startDate ?? '') - now.getTime())
  return tickets.filter(({ event }) => event && isTicketTime(event, now)).sort((a, b) => away(a) - away(b))
}

/** When the next of these tickets begins or ends to come first; undefined where none will. */
export function nextTurn(tickets: Ticket[], now: Date): Date | undefined {
  const turns = tickets.flatMap(({ event }) => (event ? [opensAt(event), Date.parse(event.endDate)] : []))
  const coming = turns.filter((at) => at > now.getTime())
  return coming.length > 0 ? new Date(Math.min(...coming)) : undefined
}

function opensAt({ startDate }: Period): number {
  return Date.parse(startDate) - BEFORE_MS
}
