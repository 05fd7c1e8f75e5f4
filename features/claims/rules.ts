export const NOTE_MAX = 100
/** Addresses per call; an import allows more. */
export const EMAILS_MAX = 1000
export const HISTORY_PAGE_SIZE = 10
/** Owners named in a history row; `taken` counts all. */
export const OWNERS_SHOWN = 100
/** `didLimit` of an unlimited link. */
export const UNLIMITED = -1
export const QUANTITY_MAX = 1e10
/** Ticket link options. */
export const OPTION_MAX = 2000
export const DOMAINS_MAX = 50
/** Default limit of badges per network with an open link; 0 means unlimited. */
export const NETWORK_LIMIT = 100
export const NETWORK_LIMIT_MAX = 1_000_000
export const LISTS_MAX = 100
export const LIST_NAME_MAX = 100
/** The holder of a claim whose holder was erased: no wallet can collect it. */
export const NOBODY = 'erased'
/** How long a visit to an open link lasts, from the solved puzzle to the badge. */
export const ENTRY_MINUTES = 30
/** The maximum number of wrong codes on a personal link, and per entry to an open one. */
export const CODE_TRIES = 5

/** What comes so soon after an e-mail may be a scanner that runs scripts, and is not counted as an opening. */
export const SCAN_SECONDS = 60

/** The number of digits of a link's code (OpenID4VCI 1.0, tx_code). */
export const CODE_LENGTH = 6

/** Status of a history row; `revoked` is permanent, `suspended` temporary. */
export const CLAIM_STATUSES = ['owner', 'pending', 'expired', 'suspended', 'revoked'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** The state of an e-mail; `link`: there is none; `unsubscribed`: the person wants no e-mails from this issuer. */
export const DELIVERIES = ['queued', 'sending', 'sent', 'bounced', 'link', 'unsubscribed'] as const
export type Delivery = (typeof DELIVERIES)[number]

/**
 * Whether a person opened the page of a personal badge that was handed over and that nobody has collected: `yes`, or `no` for one
 * whose e-mail did not come back.
 */
export const OPENED = ['yes', 'no'] as const
export type Opened = (typeof OPENED)[number]

/** Whether nothing of a delivery is outstanding: of a member's badge, it is in their wallet. */
export function isHandedOver(delivery: Delivery): boolean {
  return delivery === 'sent' || delivery === 'link'
}

/** Whether a link is for several people, or unlimited; `didLimit` 1 is a personal one. */
export function isOpenLink({ didLimit }: { didLimit: number }): boolean {
  return didLimit !== 1
}

/** Whether every place of a claim is collected, or reserved by a claim of its own. */
export function isFull({ taken, reserved, didLimit }: { taken: number; reserved: number; didLimit: number }): boolean {
  return didLimit !== UNLIMITED && taken + reserved >= didLimit
}

/** Whether an address may use a link with allowed e-mail domains; a domain includes its subdomains. */
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

export type ClaimState = 'open' | 'notYet' | 'expired' | 'used' | 'full' | 'suspended' | 'revoked' | 'superseded'

/**
 * The state of a link at an instant. `n` is the link's own number; a claim whose delegation was withdrawn or has ended
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

/** Whether a claim gives badges now: by its current link, and while its delegation lasts, with which it ends. */
export function isOpen(claim: Parameters<typeof stateOfLink>[0], now: Date): boolean {
  return stateOfLink(claim, { n: claim.linkN, now, isDelegated: true }) === 'open'
}

/** Whether a link gives badges now or will later, so that its e-mail is still due: nothing has ended it. */
export function isLiving(state: ClaimState): boolean {
  return state === 'open' || state === 'notYet' || state === 'suspended'
}

/** The earlier of two instants: a claim ends no later than the delegation of its badge. */
export function earlier(a: Date, b: Date): Date {
  return new Date(Math.min(a.getTime(), b.getTime()))
}
