import type { DcqlQuery } from './dcql.ts'

/** A request for a presentation (OpenID4VP 1.0, section 5), answered by a post, `.jwt` of an encrypted answer. */
export type PresentationRequest = {
  response_type: 'vp_token'
  response_mode: 'direct_post' | 'direct_post.jwt'
  client_id: string
  response_uri: string
  nonce: string
  state?: string
  dcql_query: DcqlQuery
  client_metadata?: object
}

export const REQUEST_JWT_TYPE = 'oauth-authz-req+jwt'
/** Who a wallet that answers a signed request is by default (OpenID4VP 1.0, 5.8). */
export const SELF_ISSUED = 'https://self-issued.me/v2'
const DI_SUITES = ['ecdsa-rdfc-2019', 'eddsa-rdfc-2022']
const VP_FORMATS = {
  ldp_vc: { proof_type_values: ['DataIntegrityProof'], cryptosuite_values: DI_SUITES },
  jwt_vc_json: { alg_values: ['ES256', 'ES256K', 'EdDSA', 'RS256'] },
  'dc+sd-jwt': { 'sd-jwt_alg_values': ['ES256'], 'kb-jwt_alg_values': ['ES256'] },
}

/**
 * The client identifier of a verifier (OpenID4VP 1.0, 5.9.3): a DID whose document lists the request's key, a host whose
 * certificate signs it, or the address of the answer for an unsigned request.
 */
export const clientIdOf = {
  did: (did: string) => `decentralized_identifier:${did}`,
  host: (host: string) => `x509_san_dns:${host}`,
  address: (responseUri: string) => `redirect_uri:${responseUri}`,
}

type Asking = { clientId: string; responseUri: string; nonce: string; query: DcqlQuery; name?: string; logo?: string }

/** Writes a request. `name` and `logo` (an address) are the verifier's, for a wallet's screen. */
export function buildRequest({ clientId, responseUri, nonce, query, name, logo }: Asking): PresentationRequest {
  return {
    response_type: 'vp_token',
    response_mode: 'direct_post',
    client_id: clientId,
    response_uri: responseUri,
    nonce,
    dcql_query: query,
    client_metadata: {
      vp_formats_supported: formatsOf(query),
      ...(name && { client_name: name }),
      ...(logo && { logo_uri: logo }),
    },
  }
}

function formatsOf({ credentials }: DcqlQuery) {
  const asked = new Set<string>(credentials.map(({ format }) => format))
  return Object.fromEntries(Object.entries(VP_FORMATS).filter(([format]) => asked.has(format)))
}

/** A link to a signed request, as a QR code shows it to wallets. */
export function requestLink({ clientId, requestUri }: { clientId: string; requestUri: string }): string {
  return `openid4vp://?${new URLSearchParams({ client_id: clientId, request_uri: requestUri })}`
}

/** Legal in a query (RFC 3986, 3.4), and so frequent in a request that encoding them makes its code hard to scan. */
const LEFT_PLAIN = /%(?:3A|2F|2C)/g

/** A link that is an unsigned request itself, as short as it can be written. */
export function unsignedLink(request: PresentationRequest): string {
  const values = Object.entries(request).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `${name}=${encodeURIComponent(text).replace(LEFT_PLAIN, decodeURIComponent)}`
  })
  return `openid4vp://?${values.join('&')}`
}
