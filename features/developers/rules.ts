/** Keys with scopes that a community can have at once. */
export const KEYS_MAX = 50
export const NAME_MAX = 50
/** Networks in CIDR notation from which a key may call; none means any. */
export const NETWORKS_MAX = 20
/** Named templates of a key; none means all. */
export const TEMPLATES_MAX = 100
/** How long a key works unless its maker chooses otherwise, and at most. */
export const LIFE_DAYS = { usual: 365, most: 3650 }
/** For how many hours the secret before works on beside the new one. */
export const OVERLAP_HOURS = { usual: 24, most: 7 * 24 }
/** A key that was not used for so long is mailed about, once. */
export const UNUSED_DAYS = 90
/** Calls of one key in a minute. */
export const CALLS_PER_MINUTE = 600
/** How long the answer to a call under an `Idempotency-Key` is kept. */
export const ANSWER_HOURS = 24
export const IDEMPOTENCY_KEY_MAX = 255
export const KEY_PREFIX = 'blz_'
/** `unused` works, and was not used for `UNUSED_DAYS`. */
export const KEY_STATES = ['active', 'unused', 'expired'] as const
export type KeyState = (typeof KEY_STATES)[number]
