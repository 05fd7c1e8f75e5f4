/** What a list of known issuers says about one: `unsupported` is a registry of OpenID Federation. */
export const LISTING_RESULTS = ['listed', 'absent', 'unread', 'unsupported'] as const

export type Listing = {
  registry: string
  result: (typeof LISTING_RESULTS)[number]
  /** The name of the issuer in the registry; '' when it is not listed. */
  as: string
  /** When the list was read (ISO 8601); '' when it never was. */
  readAt: string
}

/** How long a list is used before it is read again, and how long a failed reading is not repeated, in milliseconds. */
export const LIST_MS = 24 * 60 * 60 * 1000
export const RETRY_MS = 10 * 60 * 1000
export const ISSUER_NAME_MAX = 200
