/** How long after the token request a wallet can ask for the credential. */
export const ACCESS_SECONDS = 300
/** How long after the first exchange of a code the same client can repeat it, because the answer was lost. */
export const RETRY_SECONDS = 60

/** What a wallet can report about a badge that it collected (OpenID4VCI 1.0, section 11.1). */
export const WALLET_EVENTS = ['credential_accepted', 'credential_failure', 'credential_deleted'] as const

/** How many reports a wallet may send about a badge. */
export const WALLET_REPORTS = { limit: 20, seconds: 600 }

/** Templates of a community with a configuration of their own, the newest; others are offered as any badge. */
export const CONFIGURATIONS_MAX = 200

/** Waiting badges that a wallet is shown at once. */
export const WAITING_MAX = 100

/** How long caches may keep the type metadata of every badge as SD-JWT VC, which changes with a release only. */
export const TYPE_MAX_AGE_SECONDS = 86_400
/** The same for the type of a template's badges, which changes with its versions. */
export const TEMPLATE_TYPE_MAX_AGE_SECONDS = 3600

/** The configuration of a template's badges as SD-JWT VC; that of its badges in JSON-LD is the template's id. */
export function sdJwtConfigurationOf(templateId: string): string {
  return `${templateId}-sd-jwt`
}

type Offered = { code: string; isSdJwtOnly?: boolean }

/**
 * The offer of a code by reference, for any wallet (OpenID4VCI 1.0, section 4.1.3): in both forms, or as SD-JWT VC only.
 * `api` is the origin of the calls.
 */
export function offerUri(api: string, { code, isSdJwtOnly = false }: Offered): string {
  const offer = `${api}/oid4vci/offers/${code}${isSdJwtOnly ? '/sd-jwt' : ''}`
  return `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(offer)}`
}
