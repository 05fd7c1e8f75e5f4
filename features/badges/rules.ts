export const REASON_MAX = 200
/** Status lists may be cached for 5 minutes. */
export const STATUS_MAX_AGE_SECONDS = 300

/** The largest file and the longest address accepted for a check. */
export const BROUGHT_MAX_BYTES = 2 * 1024 * 1024
export const LINK_MAX = 2000
/** Checks allowed per network. */
export const VERIFICATIONS = { limit: 60, seconds: 600 }

/** Formats of a badge's file besides JSON. */
export const FILE_FORMS = ['png', 'svg', 'jwt'] as const
export type FileForm = (typeof FILE_FORMS)[number]
/** How a JWT is signed: ES256 unless somebody asks for RS256, which old verifiers need. */
export const JWT_ALGORITHMS = ['ES256', 'RS256'] as const
export type JwtAlgorithm = (typeof JWT_ALGORITHMS)[number]

/** The media type of a credential, and of a status list, as JSON (registered with the VC Data Model 2.0). */
export const CREDENTIAL_TYPE = 'application/vc'

/** The checks of the verification page, in order; not every badge has all of them. */
export const CHECKS = ['signature', 'issuer', 'delegation', 'status', 'period', 'content', 'anchor'] as const
export type Check = (typeof CHECKS)[number]
/** `unknown`: could not be checked, never "invalid". */
export type CheckResult = 'ok' | 'failed' | 'unknown' | 'waiting'
