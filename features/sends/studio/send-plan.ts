import { findTypos, type Typo } from '#base/address-typos.ts'
import { isEmail } from '#base/email-address.ts'
import type { Output } from '#base/endpoint.ts'
import type { preflight } from '../contract.ts'
import { limitValues, type Room } from '../mail/room-rules.ts'
import type { TicketRow } from './tickets/ticket-rows.ts'
import type { Refusal } from './use-refusal-text.ts'

/** The server's knowledge about some addresses; `places` is left of the template's quantity, -1 means unlimited. */
export type Known = Pick<Output<typeof preflight>, 'holding' | 'revoked' | 'unsubscribed' | 'left' | 'places'>

export type SendPlan = {
  /** Addresses or tickets that were typed or pasted, duplicates included. */
  read: number
  /** The address of each badge to send. */
  ready: string[]
  unreadable: string[]
  /** Current holders, who get nothing. */
  holding: string[]
  /** Addresses whose badge was revoked, which get nothing. */
  revoked: string[]
  /** Suppressed addresses, which get a badge but no e-mail. */
  unwanted: string[]
  doubles: number
  /** Seats that several of the tickets have, each with its section. */
  sameSeats: string[]
  /** E-mail domains that are probably misspelt. */
  typos: Typo[]
  /** The e-mails left today after this send; negative past the limit. Undefined until it is known. */
  left: number | undefined
  /** The number of places missing in the template's quantity for this send. */
  missing: number
}

/** Plans a send of these addresses, as far as the server's response about them is known. */
export function planSend(addresses: string[], doubles: number, known?: Known): SendPlan {
  const holders = new Set(known?.holding)
  const losers = new Set(known?.revoked)
  const valid = addresses.filter(isEmail)
  return {
    ...planReady(
      valid.filter((text) => !holders.has(text) && !losers.has(text)),
      known,
    ),
    read: addresses.length + doubles,
    unreadable: addresses.filter((address) => !isEmail(address)),
    holding: valid.filter((text) => holders.has(text)),
    revoked: valid.filter((text) => losers.has(text)),
    doubles,
    sameSeats: [],
  }
}

/** Plans a send of these tickets; `unsound` are rows with a cell that has to be corrected first. */
export function planTickets(tickets: TicketRow[], unsound: TicketRow[], doubles: number, known?: Known): SendPlan {
  const broken = new Set(unsound)
  return {
    ...planReady(
      tickets.filter((ticket) => !broken.has(ticket)).map(({ email }) => email),
      known,
    ),
    read: tickets.length + doubles,
    unreadable: unsound.map(({ email, name, seat, section }) => email || name || seat || section),
    holding: [],
    revoked: [],
    doubles,
    sameSeats: seatsGivenTwice(tickets.filter((ticket) => !broken.has(ticket))),
  }
}

function seatsGivenTwice(tickets: TicketRow[]): string[] {
  const seats = tickets
    .filter(({ seat }) => seat !== '')
    .map(({ section, seat }) => [section, seat].filter(Boolean).join(', '))
  return [...new Set(seats.filter((seat, at) => seats.indexOf(seat) !== at))]
}

/**
 * Why there is nothing to send, before the server is called, as a key of the catalogue; `emails` are the valid addresses, and
 * `unsound` the tickets with a cell to correct first.
 */
export function whyNothing(written: { emails: string[]; tickets: TicketRow[]; unsound: TicketRow[] }) {
  const { emails, tickets, unsound } = written
  if (unsound.length > 0 && unsound.length === tickets.length) return 'ticketsUnsound'
  return emails.length === 0 ? 'noValidEmails' : undefined
}

/** How many e-mails of a send are past the daily limit; `left` as in its plan. */
export function overLimit(left: number | undefined): number {
  return Math.max(0, -(left ?? 0))
}

type Limits = Pick<SendPlan, 'ready' | 'left' | 'missing'>

/** Why a send is not possible as it is, by a key of the catalogue or `allHold`; undefined when it is. */
export function whyBlocked(
  { ready, left = 0, missing }: Limits,
  room: Room & { isOfFolder: boolean },
): Refusal | undefined {
  if (ready.length === 0) return { key: 'allHold' }
  if (left < 0 && room.isOfFolder) return { key: 'folderMailsUsed' }
  if (left < 0) return { key: 'tooManyEmails', values: limitValues(room, room.left - left) }
  return missing > 0 ? { key: 'quantityUsed' } : undefined
}

function planReady(ready: string[], known?: Known) {
  const suppressed = new Set(known?.unsubscribed)
  const unwanted = ready.filter((text) => suppressed.has(text))
  const domains = new Map<string, number>()
  for (const text of ready) {
    const domain = text.slice(text.lastIndexOf('@') + 1)
    domains.set(domain, (domains.get(domain) ?? 0) + 1)
  }
  return {
    ready,
    unwanted,
    typos: findTypos(domains),
    left: known && known.left - (ready.length - unwanted.length),
    missing: known && known.places >= 0 ? Math.max(0, ready.length - known.places) : 0,
  }
}

/** An address with its misspelt e-mail domain corrected; unchanged for any other domain. */
export function correctDomain(address: string, { domain, proposal }: Pick<Typo, 'domain' | 'proposal'>): string {
  const at = address.lastIndexOf('@') + 1
  return at > 0 && address.slice(at) === domain ? address.slice(0, at) + proposal : address
}
