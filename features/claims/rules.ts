export const NOTE_MAX = 100
export const CLAIM_DAYS = 30
/** Addresses of one call; more is an import. */
export const EMAILS_MAX = 1000
export const HISTORY_PAGE_SIZE = 10
/** Owners whom a history row names; `taken` counts all. */
export const OWNERS_SHOWN = 100
/** `didLimit` of a link that any number of people may use. */
export const UNLIMITED = -1
export const QUANTITY_MAX = 1e10
/** Ticket link options. */
export const OPTION_MAX = 2000
export const DOMAINS_MAX = 50
/** Badges that one network may take with an open link unless its settings say otherwise; 0: any number. */
export const NETWORK_LIMIT = 100
export const NETWORK_LIMIT_MAX = 1_000_000
export const LISTS_MAX = 100
export const LIST_NAME_MAX = 100
/** How long a visit to an open link lasts, from the solved puzzle to the badge. */
export const ENTRY_MINUTES = 30
/** How many wrong codes a personal link takes, and how many each entry into an open one. */
export const CODE_TRIES = 5

/** Digits of the code that a link may ask for as well (OpenID4VCI 1.0, tx_code). */
export const CODE_LENGTH = 6

/** Status of a history row; `revoked` was taken back, `suspended` for now. */
export const CLAIM_STATUSES = ['owner', 'pending', 'expired', 'suspended', 'revoked'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** Where a mail is; `link`: there is none; `unsubscribed`: the person wants no mail from this issuer. */
export const DELIVERIES = ['queued', 'sending', 'sent', 'bounced', 'link', 'unsubscribed'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** A link for several people, or any number; `didLimit` 1 is a personal one. */
export function isOpenLink({ didLimit }: { didLimit: number }): boolean {
  return didLimit !== 1
}

/** Whether every place of a claim is taken, or has its own claim. */
export function isFull({ taken, reserved, didLimit }: { taken: number; reserved: number; didLimit: number }): boolean {
  return didLimit !== UNLIMITED && taken + reserved >= didLimit
}

/** Whether an address may use a link that names mail domains; a domain stands for its sub-domains too. */
export function isAllowedAddress(email: string, mailDomains: string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return mailDomains.length === 0 || mailDomains.some((allowed) => domain === allowed || domain.endsWith(`.${allowed}`))
}

/** The status of a claim at an instant. */
export function statusOfClaim(
  claim: {
    taken: number
    didLimit: number
    endDate: Date
    revokedAt: Date | null
    suspendedAt?: Date | null
    startDate: Date | null
  },
  now: Date,
): ClaimStatus {
  if (claim.revokedAt) return 'revoked'
  if (claim.suspendedAt) return 'suspended'
  if (claim.didLimit === 1 && claim.taken > 0) return 'owner'
  return claim.endDate > now ? 'pending' : 'expired'
}

/**
 * When a claim that is made or renewed now ends, unless its sender says so: with the event while that is to come, else after
 * 30 days.
 */
export function endOfClaim(now: Date, eventEnd: Date | null = null): Date {
  return eventEnd && eventEnd > now ? eventEnd : new Date(now.getTime() + CLAIM_DAYS * 86_400_000)
}

export type ClaimState = 'open' | 'notYet' | 'expired' | 'used' | 'full' | 'suspended' | 'revoked' | 'superseded'

/**
 * What a link leads to at an instant. `n` is the link's own number; a claim whose delegation was withdrawn or has ended
 * gives no more badges.
 */
export function stateOfLink(
  claim: {
    linkN: number
    taken: number
    reserved: number
    didLimit: number
    startDate: Date | null
    endDate: Date
    revokedAt: Date | null
    suspendedAt?: Date | null
  },
  { n, now, isDelegated }: { n: number; now: Date; isDelegated: boolean },
): ClaimState {
  const isOver = claim.endDate <= now || !isDelegated
  if (claim.revokedAt) return 'revoked'
  if (isFull(claim) && !isOpenLink(claim)) return 'used'
  if (n !== claim.linkN) return 'superseded'
  if (isOver) return 'expired'
  if (isFull(claim)) return 'full'
  if (claim.suspendedAt) return 'suspended'
  return claim.startDate && claim.startDate > now ? 'notYet' : 'open'
}

/** Whether a link in a state gives badges now, or will by itself or by its sender: its mail is due, nothing has ended it. */
export function isLiving(state: ClaimState): boolean {
  return state === 'open' || state === 'notYet' || state === 'suspended'
}

/** The earlier of two instants: a claim ends no later than the delegation that lets it make a badge. */
export function earlier(a: Date, b: Date): Date {
  return new Date(Math.min(a.getTime(), b.getTime()))
}

/** Session builders that a template may have at once. */
export const BUILDERS_MAX = 10
