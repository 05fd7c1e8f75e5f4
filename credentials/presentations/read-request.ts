import { compactVerify, importJWK, type JWK } from 'jose'
import type { Loader } from '../document-loader.ts'
import { keyOfMethod } from '../method-key.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { isCompactJws } from '../vc-jwt.ts'
import { type PresentationRequest, REQUEST_JWT_TYPE } from './presentation-request.ts'

/** Why a wallet does not answer a request. */
export type RequestFault =
  | 'format'
  /** A way to identify verifiers, to answer or to ask that we do not know. */
  | 'unsupported'
  | 'clientUnreachable'
  /** The verifier's document does not list the key for authentication. */
  | 'keyUnknown'
  | 'altered'
  | 'expired'
  /** The request names another verifier than its link, or sends the answer elsewhere. */
  | 'clientMismatch'

export class RequestRefused extends Error {
  readonly reason: RequestFault
  constructor(reason: RequestFault) {
    super(reason)
    this.name = 'RequestRefused'
    this.reason = reason
  }
}

const DID = 'decentralized_identifier:'
const ADDRESS = 'redirect_uri:'
const ALGORITHMS: Record<string, string> = { ES256: 'EC', EdDSA: 'OKP', Ed25519: 'OKP' }
const CLOCK_SKEW_SECONDS = 60

/** Reads a link: the address of a signed request and its verifier, or an unsigned request. Throws `RequestRefused`. */
export function readRequestLink(link: string): { clientId: string; requestUri: string } | PresentationRequest {
  if (!/^openid4vp:(\/\/)?\?/.test(link)) throw new RequestRefused('format')
  const values = new URLSearchParams(link.slice(link.indexOf('?') + 1))
  const clientId = values.get('client_id') ?? ''
  const requestUri = values.get('request_uri')
  if (requestUri) return { clientId, requestUri }
  const parsed = [...values].map(([name, value]) => [name, value.startsWith('{') ? parse(value) : value])
  const request = assertRequest(Object.fromEntries(parsed))
  if (clientId !== ADDRESS + request.response_uri) throw new RequestRefused('clientMismatch')
  return request
}

/**
 * Checks a signed request of a verifier that is identified by a DID: its key is one that the DID's document lists for
 * authentication. `clientId` is that of the link. Throws `RequestRefused`.
 */
export async function readRequestObject(
  jwt: string,
  { clientId, loader, now }: { clientId: string; loader: Loader; now: Date },
): Promise<PresentationRequest> {
  if (!isCompactJws(jwt)) throw new RequestRefused('format')
  const [header, payload] = jwt.split('.').slice(0, 2).map(readPart) as [Json, Json]
  if (header.typ !== REQUEST_JWT_TYPE || 'crit' in header) throw new RequestRefused('format')
  if (payload.client_id !== clientId) throw new RequestRefused('clientMismatch')
  if (!clientId.startsWith(DID) || !Object.hasOwn(ALGORITHMS, String(header.alg))) {
    throw new RequestRefused('unsupported')
  }
  const jwk = await findKey(clientId.slice(DID.length), String(header.kid), loader)
  await assertSigned(jwt, jwk, String(header.alg))
  const seconds = Math.floor(now.getTime() / 1000)
  const isOver = payload.exp !== undefined && !(Number(payload.exp) > seconds)
  if (isOver || Number(payload.iat ?? 0) > seconds + CLOCK_SKEW_SECONDS) throw new RequestRefused('expired')
  return assertRequest(payload)
}

function assertRequest(request: Json): PresentationRequest {
  const { response_type, response_mode, response_uri, nonce, dcql_query } = request
  if (response_type !== 'vp_token' || response_mode !== 'direct_post') throw new RequestRefused('unsupported')
  const isAsking = Array.isArray(asObject(dcql_query)?.credentials)
  if (!isAsking || typeof nonce !== 'string' || nonce === '' || !URL.canParse(String(response_uri))) {
    throw new RequestRefused('format')
  }
  // An answer cannot be bound to transactions that we do not know.
  if (request.transaction_data !== undefined) throw new RequestRefused('unsupported')
  return request as PresentationRequest
}

async function findKey(did: string, kid: string, loader: Loader): Promise<JWK> {
  const document = asObject((await loader(did).catch(() => undefined))?.document)
  if (!document) throw new RequestRefused('clientUnreachable')
  const whole = (id: unknown) => (typeof id === 'string' && id.startsWith('#') ? did + id : id)
  const listed = asList(document.authentication)
  const methods = [...asList(document.verificationMethod), ...listed].map(asObject)
  const isListed = document.id === did && listed.some((each) => whole(asObject(each)?.id ?? each) === kid)
  const jwk = keyOfMethod(isListed ? methods.find((method) => method && whole(method.id) === kid) : undefined)
  if (!jwk) throw new RequestRefused('keyUnknown')
  return jwk
}

async function assertSigned(jwt: string, jwk: JWK, alg: string): Promise<void> {
  try {
    if (jwk.kty !== ALGORITHMS[alg]) throw new Error('A key of another kind')
    await compactVerify(jwt, await importJWK(jwk, alg), { algorithms: [alg] })
  } catch {
    throw new RequestRefused('altered')
  }
}

function readPart(part: string): Json {
  return parse(new TextDecoder().decode(Buffer.from(part, 'base64url')))
}

function parse(text: string): Json {
  try {
    const value = asObject(JSON.parse(text))
    if (value) return value
  } catch {
    // Refused below: the input stays out of the message.
  }
  throw new RequestRefused('format')
}
