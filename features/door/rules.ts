import type { ClaimState } from '#features/claims/rules.ts'

/**
 * How a ticket was checked in: by its device's rotating code, by the static QR code of the wallet or of the e-mail, or by
 * hand.
 */
export const WAYS = ['code', 'still', 'mailed', 'manual'] as const
export type Way = (typeof WAYS)[number]

/** The results of a check-in; only `in` admits the ticket. */
export const ANSWERS = [
  'in',
  'used',
  'wrongEvent',
  'revoked',
  'suspended',
  'notYet',
  'over',
  'expiredCode',
  'earlyCode',
  'stillNotAllowed',
  'superseded',
  'linkEnded',
  'linkNotYet',
  'unknown',
] as const
export type Answer = (typeof ANSWERS)[number]

/** How a result looks: yes, no, or a problem that the holder can solve. */
export type Look = 'yes' | 'no' | 'mend'
const LOOKS: Record<Answer, Look> = {
  in: 'yes',
  used: 'no',
  wrongEvent: 'no',
  revoked: 'no',
  suspended: 'no',
  notYet: 'mend',
  over: 'no',
  expiredCode: 'mend',
  earlyCode: 'mend',
  stillNotAllowed: 'mend',
  superseded: 'mend',
  linkEnded: 'no',
  linkNotYet: 'mend',
  unknown: 'no',
}

/** The look of a result. */
export function lookOf(answer: Answer): Look {
  return LOOKS[answer]
}

/** How long each rotating code is shown, in seconds. */
export const STEP_SECONDS = 15
/** How many steps a code may be early or late. */
export const SKEW_STEPS = 1
/** How long before the event's start tickets are accepted. */
export const DOORS_OPEN_HOURS = 12
export const REASON_MAX = 200
export const STEWARD_NAME_MAX = 60
export const STEWARD_HOURS = { min: 1, max: 24 * 14 } as const
export const CODE_MAX = 400
/** How often a door page refreshes its counts, which other gates change too. */
export const COUNT_EVERY_MS = 10_000
/** The maximum number of tickets in a search result. */
export const FOUND_MAX = 30
/** Tickets in a page of the list of guests. */
export const GUESTS_A_PAGE = 50
export const SEARCH_MAX = 120
export const CURSOR_MAX = 1000
/** How often the door staff behind one network may list or search: several phones that type fast. */
export const STEWARD_SEARCHES = { limit: 600, seconds: 60 } as const

/** The step of an instant: a whole number that grows by one every 15 seconds. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** The bytes that a device signs (ECDSA P-256 with SHA-256) for a step. */
export function signedBytes(badgeId: string, step: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`blazon-ticket:${badgeId}:${step}`)
}

/** The text of a rotating code; `signature` is base64url of r and s. */
export function rotatingCode(badgeId: string, step: number, signature: string): string {
  return `BZT.${badgeId}.${step}.${signature}`
}

/** The prefix of the code in a ticket's e-mail. */
export const MAILED_TAG = 'BZM'

export type ReadCode =
  | { kind: 'code'; badgeId: string; step: number; signature: string }
  | { kind: 'still'; badgeId: string; mac: string }
  | { kind: 'mailed'; token: string }

/** Parses a scanned text; undefined when it is not a ticket's code. */
export function readTicketCode(text: string): ReadCode | undefined {
  const [, badgeId, digits, signature] = /^BZT\.([\w-]{1,80})\.(\d{1,12})\.([\w-]{86})$/.exec(text) ?? []
  if (badgeId && digits && signature) return { kind: 'code', badgeId, step: Number(digits), signature }
  const [, staticId, mac] = /^BZS\.([\w-]{1,80})\.([\w-]{22})$/.exec(text) ?? []
  if (staticId && mac) return { kind: 'still', badgeId: staticId, mac }
  const isMailed = text.startsWith(`${MAILED_TAG}.`)
  return isMailed ? { kind: 'mailed', token: text.slice(MAILED_TAG.length + 1) } : undefined
}

/** Why a rotating code of a step is not valid at a moment, or undefined when it is. */
export function refusalOfStep(step: number, now: Date): Answer | undefined {
  const late = stepOf(now) - step
  if (late > SKEW_STEPS) return 'expiredCode'
  return late < -SKEW_STEPS ? 'earlyCode' : undefined
}

type Dated = { startDate: string; endDate: string }

/** Whether a Participation template is of the event of a door: their times overlap. Instants are ISO texts, '' for none. */
export function isOfEvent(participation: Dated, door: Dated): boolean {
  const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other)
  return isBefore(participation.startDate, door.endDate) && isBefore(door.startDate, participation.endDate)
}

type Ticket = { revokedAt: Date | null; suspendedAt: Date | null; validUntil: Date | null }
type Event = { startDate: Date | null; endDate: Date | null }

/** Why a ticket is not valid now, or undefined when it is; does not check whether it was used. */
export function refusalOf(ticket: Ticket, event: Event, now: Date): Answer | undefined {
  if (ticket.revokedAt) return 'revoked'
  if (ticket.suspendedAt) return 'suspended'
  const refusal = refusalOfEvent(event, now)
  if (refusal) return refusal
  return ticket.validUntil && ticket.validUntil <= now ? 'over' : undefined
}

/** As `refusalOf`, for an uncollected ticket, by the state of its link. */
export function refusalOfLink(state: ClaimState, event: Event, now: Date): Answer | undefined {
  if (state === 'revoked' || state === 'suspended' || state === 'superseded') return state
  const refusal = refusalOfEvent(event, now)
  if (refusal) return refusal
  if (state === 'notYet') return 'linkNotYet'
  return state === 'open' ? undefined : 'linkEnded'
}

function refusalOfEvent({ startDate, endDate }: Event, now: Date): Answer | undefined {
  if (startDate && now.getTime() < startDate.getTime() - DOORS_OPEN_HOURS * 3_600_000) return 'notYet'
  return endDate && endDate <= now ? 'over' : undefined
}
