export const REASON_MAX = 200
/** A status list is asked for again after 5 minutes. */
export const STATUS_MAX_AGE_SECONDS = 300

/** The largest file that anyone may bring to be checked, and the longest address. */
export const BROUGHT_MAX_BYTES = 2 * 1024 * 1024
export const LINK_MAX = 2000
/** How often one network may have something checked. */
export const VERIFICATIONS = { limit: 60, seconds: 600 }

/** The files of a badge beside its JSON. */
export const FILE_FORMS = ['png', 'svg', 'jwt'] as const
export type FileForm = (typeof FILE_FORMS)[number]

/** The checks of the verification page, in their order; not every badge has each. */
export const CHECKS = ['signature', 'issuer', 'delegation', 'status', 'period', 'content', 'anchor'] as const
export type Check = (typeof CHECKS)[number]
/** `unknown`: could not be checked, never "invalid". */
export type CheckResult = 'ok' | 'failed' | 'unknown' | 'waiting'
