/** Badges in the shelf of one wallet, and the bytes that they take there. */
export const KEPT_MAX = 2000
export const KEPT_BYTES_MAX = 100 * 1024 * 1024
export const KEPT_PAGE = 50
/** A badge that a device sealed has its text, its last verification and its picture. */
export const SEALED_MAX_BYTES = 4 * 1024 * 1024
/** The sealed summary of such a badge, in characters of base64url. */
export const SEALED_SUMMARY_MAX = 60_000
/** What a device may need at most for a badge that the server kept in so many bytes: base64, the summary once more, a new check. */
export function bytesOnceSealed(bytes: number): number {
  return 2 * bytes + 16 * 1024
}
/** How often a wallet and a network may replace what is stored with what a device sealed: a full shelf at one unlock. */
export const SEALINGS = { limit: KEPT_MAX + 200, seconds: 600 }
/** How often a wallet and a network may have badges read, kept, checked and shared: each may ask other hosts. */
export const READINGS = { limit: 60, seconds: 600 }
/** Pages of kept badges that one wallet has at once. */
export const SHOWN_MAX = 20
/** How often a network may open pages of kept badges, and report them. */
export const SHOWN_READS = { limit: 120, seconds: 600 }
export const SHOWN_REPORTS = { limit: 5, seconds: 3600 }

const HOUR_MS = 60 * 60 * 1000
/** A badge is checked when its owner opens it, at most daily; when its page is opened, at most hourly; by itself weekly. */
export const OPENED_CHECK_MS = 24 * HOUR_MS
export const SHOWN_CHECK_MS = HOUR_MS
export const RECHECK_MS = 7 * 24 * HOUR_MS

/**
 * Whom a badge names: a key of this wallet (`key`), one of its proven addresses (`address`), somebody else (`other`), or
 * nobody who can be compared (`none`).
 */
export const YOURS = ['key', 'address', 'other', 'none'] as const
export type Yours = (typeof YOURS)[number]

/** Whether a badge names the holder, so that they may share it. */
export function isOfHolder(yours: Yours): boolean {
  return yours === 'key' || yours === 'address'
}
