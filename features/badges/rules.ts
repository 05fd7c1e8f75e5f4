export const REASON_MAX = 200
/** A status list is asked for again after 5 minutes (house plan, section 6). */
export const STATUS_MAX_AGE_SECONDS = 300

/** The checks of the verification page, in their order. */
export const CHECKS = ['signature', 'issuer', 'delegation', 'status', 'period', 'anchor'] as const
export type Check = (typeof CHECKS)[number]
/** `unknown`: could not be checked, never "invalid". */
export type CheckResult = 'ok' | 'failed' | 'unknown' | 'waiting'
