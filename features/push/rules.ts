/** Browsers of one wallet that get notifications. */
export const DEVICES_MAX = 20
/** Characters of a post or a message that a notification shows. */
export const SHOWN_MAX = 80
/** Members with notifications on that are counted; where there are more, the count stops there. */
export const COUNTED_MAX = 100_000
/** How long a push service keeps a notification for a device without a network, in seconds. */
export const TTL_S = 24 * 60 * 60
export const ENDPOINT_MAX = 2000
/** Tries for one notification, when a push service is busy or does not respond. */
export const TRIES_MAX = 6
/** After so many days without a delivery a device is removed. */
export const FAILING_DAYS = 30

const FIRST_PAUSE_S = 30
const PAUSE_FACTOR = 4
/** A push service may ask for a longer pause than ours, but at most for this. */
const PAUSE_MAX_S = 6 * 60 * 60

/** What a notification is about. */
export const PUSH_KINDS = ['post', 'message', 'challenge'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** The first characters of a text on one line, whole characters only, with an ellipsis if it is longer. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)]
  if (characters.length <= SHOWN_MAX) return line
  const cut = characters.slice(0, SHOWN_MAX - 1).map(({ segment }) => segment)
  return `${cut.join('').trimEnd()}…`
}

/** What the status of a push service means (RFC 8030, section 5, and the practice of browsers' services). */
export function outcomeOf(status: number): 'delivered' | 'gone' | 'retry' | 'failed' {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'retry' : 'failed'
}

/** The pause before the next try in seconds, after a number of tries; at least what the push service asks for. */
export function pauseAfter(tries: number, retryAfterS = 0): number {
  const own = FIRST_PAUSE_S * PAUSE_FACTOR ** (tries - 1)
  return Math.min(PAUSE_MAX_S, Math.max(own, retryAfterS))
}
