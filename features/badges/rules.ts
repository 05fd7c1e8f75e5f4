export const REASON_MAX = 200
/** Status lists may be cached for 5 minutes. */
export const STATUS_MAX_AGE_SECONDS = 300

/** The largest file and the longest address accepted for a check. */
export const BROUGHT_MAX_BYTES = 2 * 1024 * 1024
export const LINK_MAX = 2000
/** Checks allowed per network. */
export const VERIFICATIONS = { limit: 60, seconds: 600 }

/** Formats of a badge's file besides JSON; `proof` is the file that proves it without its host (docs/proof-file.md). */
export const FILE_FORMS = ['png', 'svg', 'jwt', 'proof'] as const
export type FileForm = (typeof FILE_FORMS)[number]
/** The end of each format's file name, and of its public address. */
export const FILE_ENDINGS: Record<FileForm, string> = { png: 'png', svg: 'svg', jwt: 'jwt', proof: 'proof.json' }

/** The checks of the verification page, in order; not every badge has all of them. */
export const CHECKS = ['signature', 'issuer', 'delegation', 'status', 'period', 'content', 'anchor'] as const
export type Check = (typeof CHECKS)[number]
/** `unknown`: could not be checked, never "invalid". */
export type CheckResult = 'ok' | 'failed' | 'unknown' | 'waiting'
