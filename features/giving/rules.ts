/** UTF-16 code units of the sentence that a giver writes. */
export const SENTENCE_MAX = 280
/** Gifts of one person in an hour, of all communities, besides the weekly number of each template. */
export const GIFTS_AN_HOUR = 20
/** Previews of gifts of one person in an hour. */
export const PREVIEWS_AN_HOUR = 120
/** The days of a person's weekly number: it counts the gifts of the last seven days, withdrawn and declined ones too. */
export const WEEK_DAYS = 7
/** Badges of a template per person and week. */
export const PER_WEEK = { min: 1, usual: 5, max: 50 } as const
/** Days between two gifts of one person to the same other one; 0 for none. */
export const PAIR_DAYS = { min: 0, usual: 30, max: 365 } as const
/** Templates of which one badge is enough to be allowed to give. */
export const NAMED_TEMPLATES_MAX = 20
/** How long a wallet with its own key may take to sign a gift, in minutes. */
export const SIGN_MINUTES = 10
/** How long a gift that waits for review is kept, in days; then it is as if the giver had withdrawn it. */
export const REVIEW_DAYS = 30
export const GIFTS_PAGE = 20
export const PEOPLE_PAGE = 20
export const SEARCH_MAX = 50

/**
 * Who may give badges of a template: all members; members with a badge of one of the named templates that counts; or
 * members who are admins of the community (a proven address or the key of their wallet is an admin's).
 */
export const GIVERS = ['members', 'holders', 'admins'] as const
export type Givers = (typeof GIVERS)[number]

/**
 * What became of a gift: it waits for an admin (`review`), was `refused` by one, waits for the recipient (`given`), was
 * `claimed` or `declined` by them, or `withdrawn` by the giver.
 */
export const GIFT_STATES = ['review', 'refused', 'given', 'claimed', 'declined', 'withdrawn'] as const
export type GiftState = (typeof GIFT_STATES)[number]

/** What the giver sees of a gift: one that was declined appears as not claimed yet, until it expires. */
export const GIVEN_STATES = ['review', 'refused', 'waiting', 'expired', 'claimed', 'revoked', 'withdrawn'] as const
export type GivenState = (typeof GIVEN_STATES)[number]

/**
 * Why a gift counts for no challenge: two people, or a ring of up to five, who keep giving to each other, or both ends are
 * one person since their wallets were merged.
 */
export const MARKS = ['pair', 'ring', 'self'] as const
export type Mark = (typeof MARKS)[number]

/** Gifts of two people, or a ring, are marked when each gave to the next more often than `RING_TIMES` in `RING_DAYS`. */
export const RING_TIMES = 2
export const RING_DAYS = 90
export const RING_PEOPLE = 5

/** Filters of the admins' list. */
export const GIFT_FILTERS = ['all', 'review', 'marked'] as const
export type GiftFilter = (typeof GIFT_FILTERS)[number]

/** The giver and the recipient of gifts whose person was erased. */
export const FORMER_MEMBER = 'erased'

/** Settings of a template for which nobody has made any: giving is off until an admin turns it on. */
export const USUAL_SETTINGS: Settings = {
  isOn: false,
  givers: 'members',
  templateIds: [],
  perWeek: PER_WEEK.usual,
  pairDays: PAIR_DAYS.usual,
  reviewsFirst: false,
}

export type Settings = {
  isOn: boolean
  givers: Givers
  templateIds: string[]
  perWeek: number
  pairDays: number
  reviewsFirst: boolean
}

type Dates = { state: GiftState; endDate: Date | undefined; revokedAt: Date | null }

/** What the giver of a gift sees at an instant; `endDate` is that of its claim, `revokedAt` that of its badge. */
export function givenState({ state, endDate, revokedAt }: Dates, now: Date): GivenState {
  if (state === 'claimed') return revokedAt ? 'revoked' : 'claimed'
  if (state !== 'given' && state !== 'declined') return state
  return endDate && endDate <= now ? 'expired' : 'waiting'
}

const CODE_PATH = '/give/'

/** The text of a person's QR code: an address of the wallet, which any camera opens. */
export function writeGivingCode(walletUrl: string, code: string): string {
  return walletUrl + CODE_PATH + code
}

/** The code in a scanned text, or one that stands alone; undefined for any other text. */
export function readGivingCode(text: string, walletUrl: string): string | undefined {
  const prefix = walletUrl + CODE_PATH
  const trimmed = text.trim()
  const code = trimmed.startsWith(prefix) ? trimmed.slice(prefix.length) : trimmed
  return /^[0-9a-z]{26}$/.test(code) ? code : undefined
}
