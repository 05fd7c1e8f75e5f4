export const REASON_MAX = 200
/** Status lists may be cached for 5 minutes. */
export const STATUS_MAX_AGE_SECONDS = 300

/** The largest file and the longest address accepted for a check. */
export const BROUGHT_MAX_BYTES = 2 * 1024 * 1024
export const LINK_MAX = 2000
/** The files that are offered for it first. */
export const BROUGHT_ACCEPT = '.png,.svg,.json,.jsonld,.jwt,.txt,image/png,image/svg+xml,application/json'
/** Checks allowed per network. */
export const VERIFICATIONS = { limit: 60, seconds: 600 }

/** What pages report of their visitors, that one was opened or a badge checked: of each, from a network in an hour. */
export const REPORTS = { limit: 600, seconds: 3600 }
/** A check of one badge counts once in so many seconds for a network. */
export const CHECK_SECONDS = 60

/** Formats of a badge's file besides JSON; `proof` is the file that proves it without its host (docs/proof-file.md). */
export const FILE_FORMS = ['png', 'svg', 'jwt', 'proof'] as const
export type FileForm = (typeof FILE_FORMS)[number]
/** What only the holder gets as well: an SD-JWT VC with all that may be withheld, for presenting with the badge's key. */
export const HELD_FORMS = [...FILE_FORMS, 'sd-jwt'] as const
export type HeldForm = (typeof HELD_FORMS)[number]
/** The end of each format's file name, and of its public address. */
export const FILE_ENDINGS: Record<HeldForm, string> = {
  png: 'png',
  svg: 'svg',
  jwt: 'jwt',
  proof: 'proof.json',
  'sd-jwt': 'sd-jwt',
}
/** How a JWT is signed: ES256 unless somebody asks for RS256, which old verifiers need. */
export const JWT_ALGORITHMS = ['ES256', 'RS256'] as const
export type JwtAlgorithm = (typeof JWT_ALGORITHMS)[number]

/** How many JWTs a network may download: each costs a signature. */
export const JWT_DOWNLOADS = { limit: 60, seconds: 600 }

/** The media type of a credential, and of a status list, as JSON (registered with the VC Data Model 2.0). */
export const CREDENTIAL_TYPE = 'application/vc'

/** The checks of the verification page, in order; not every badge has all of them. */
export const CHECKS = [
  'signature',
  'hosted',
  'issuer',
  'delegation',
  'status',
  'period',
  'content',
  'shape',
  'anchor',
] as const
export type Check = (typeof CHECKS)[number]
/** Which standard a badge follows: Open Badges 3.0, 2.0 and 2.1, or 1.0 and 1.1. */
export const STANDARDS = ['ob3', 'ob2', 'ob1'] as const
export type Standard = (typeof STANDARDS)[number]
/** The standards by their own names. */
export const STANDARD_NAMES: Record<Standard, string> = {
  ob3: 'Open Badges 3.0',
  ob2: 'Open Badges 2.0',
  ob1: 'Open Badges 1.0',
}
/** What a credential attests: a badge, or somebody's endorsement of one, of an achievement or of an issuer. */
export const KINDS = ['badge', 'endorsement'] as const
/** What an endorsement inside of a badge is about. */
export const ENDORSED = ['badge', 'achievement', 'issuer'] as const
/** How many endorsements of a badge are checked and shown. */
export const ENDORSEMENTS_MAX = 5

/** `unknown`: could not be checked, never "invalid". */
export type CheckResult = 'ok' | 'failed' | 'unknown' | 'waiting'

/** What another wallet reported about a badge that it collected: OpenID4VCI 1.0, section 11. */
export const WALLET_STATES = ['stored', 'declined', 'failed', 'removed'] as const
export type WalletState = (typeof WALLET_STATES)[number]
/** How many badges of a history row are in each state; badges without a report are in none. */
export type WalletCounts = Record<WalletState, number>

/** Why the proof of a presentation is not valid, as `credentials/` says it. */
export const PRESENTATION_FAULTS = [
  'format',
  'tooLarge',
  'proofMissing',
  'proofUnsupported',
  'key',
  'altered',
  'nonce',
  'audience',
  'expired',
  'holder',
  'contextUnknown',
  'tooCostly',
] as const
