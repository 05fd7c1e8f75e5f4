import type { Names } from '../name-rules.ts'
import type { TicketRow } from './tickets/ticket-rows.ts'

/** A recipient as the preview of the e-mail needs them. */
export type Recipient = { email: string; name: string; seat: string; section: string }

/** The first of some addresses that get a badge, with its name; undefined without one. */
export function firstOfAddresses([email]: string[], names: Names): Recipient | undefined {
  return email === undefined ? undefined : { email, name: names[email] ?? '', seat: '', section: '' }
}

/** The first of some tickets; undefined without one. */
export function firstOfTickets([first]: TicketRow[]): Recipient | undefined {
  return first && { email: first.email, name: first.name, seat: first.seat, section: first.section }
}
