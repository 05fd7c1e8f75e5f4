import { compactVerify, importJWK, type JWK } from 'jose'
import type { Loader } from '../contexts/document-loader.ts'
import { isLoopback } from '../dids/did-web.ts'
import { keyOfMethod } from '../keys/method-key.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { isCompactJws } from '../signing/vc-jwt.ts'
import { keyOfChain } from './key-of-chain.ts'
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
const HOST = 'x509_san_dns:'
const ADDRESS = 'redirect_uri:'
const MODES: unknown[] = ['direct_post', 'direct_post.jwt']
const ALGORITHMS: Record<string, string> = { ES256: 'EC', EdDSA: 'OKP', Ed25519: 'OKP' }
const CLOCK_SKEW_SECONDS = 60

/** Reads a link: the address of a signed request and its verifier, or an unsigned request. Throws `RequestRefused`. */
export function readRequestLink(link: string): { clientId: string; requestUri: string } | PresentationRequest {
  if (!/^openid4vp:(\/\/)?\?/.test(link)) throw new RequestRefused('format')
  const values = new URLSearchParams(link.slice(link.indexOf('?') + 1))
  const clientId = values.get('client_id') ?? ''
  const requestUri = values.get('request_uri')
  if (requestUri) return { clientId, requestUri }
  const parsed = [...values].map(([name, value]) => [name, isObject(name, value) ? parse(value) : value])
  return assertAddress(assertRequest(Object.fromEntries(parsed)))
}

/** A nonce or state is a text, even where it looks like JSON. */
function isObject(name: string, value: string): boolean {
  return ['dcql_query', 'client_metadata'].includes(name) && value.startsWith('{')
}

/** `clientId` is that of the link; `roots` are the authorities (PEM) whose certificates are trusted, by default none. */
type Reading = { clientId: string; loader: Loader; now: Date; roots?: string[] }

/**
 * Checks a signed request of a verifier that is identified by a DID (its key is one that the DID's document lists for
 * authentication) or by a host (a certificate for it, to which the answer must go); or reads an unsigned one, which is for
 * one address only (OpenID4VP 1.0, 5.9.3). Throws `RequestRefused`.
 */
export async function readRequestObject(
  jwt: string,
  { clientId, loader, now, roots = [] }: Reading,
): Promise<PresentationRequest> {
  if (clientId.startsWith(ADDRESS)) return readUnsigned(jwt, clientId)
  // Without a signature it is no signed request, whoever is said to have made it.
  if (!isCompactJws(jwt) || jwt.endsWith('.')) throw new RequestRefused('format')
  const [header, payload] = jwt.split('.').slice(0, 2).map(readPart) as [Json, Json]
  if (header.typ !== REQUEST_JWT_TYPE || 'crit' in header) throw new RequestRefused('format')
  if (payload.client_id !== clientId) throw new RequestRefused('clientMismatch')
  if (!Object.hasOwn(ALGORITHMS, String(header.alg))) throw new RequestRefused('unsupported')
  await assertSigned(jwt, await keyOfClient(header, { clientId, loader, now, roots }), String(header.alg))
  if (clientId.startsWith(HOST)) assertHost(payload, clientId.slice(HOST.length))
  const seconds = Math.floor(now.getTime() / 1000)
  const isOver = payload.exp !== undefined && !(Number(payload.exp) > seconds)
  if (isOver || Number(payload.iat ?? 0) > seconds + CLOCK_SKEW_SECONDS) throw new RequestRefused('expired')
  return assertRequest(payload)
}

async function keyOfClient({ kid, x5c }: Json, { clientId, loader, now, roots = [] }: Reading): Promise<JWK> {
  if (clientId.startsWith(DID)) return findKey(clientId.slice(DID.length), String(kid), loader)
  if (!clientId.startsWith(HOST)) throw new RequestRefused('unsupported')
  const jwk = keyOfChain(x5c, { host: clientId.slice(HOST.length), now, roots })
  if (!jwk) throw new RequestRefused('keyUnknown')
  return jwk
}

function assertHost({ response_uri }: Json, host: string): void {
  const isItsOwn = URL.canParse(String(response_uri)) && new URL(String(response_uri)).hostname === host
  if (!isItsOwn) throw new RequestRefused('clientMismatch')
}

/** A request object without a signature, `alg` `none`. */
function readUnsigned(jwt: string, clientId: string): PresentationRequest {
  const [head = '', body = '', ...rest] = jwt.split('.')
  if (rest.join('') !== '' || readPart(head).alg !== 'none') throw new RequestRefused('unsupported')
  const request = assertRequest(readPart(body))
  if (request.client_id !== clientId) throw new RequestRefused('clientMismatch')
  return assertAddress(request)
}

function assertAddress(request: PresentationRequest): PresentationRequest {
  if (request.client_id !== ADDRESS + request.response_uri) throw new RequestRefused('clientMismatch')
  return request
}

function assertRequest(request: Json): PresentationRequest {
  const { response_type, response_mode, response_uri, nonce, dcql_query } = request
  if (response_type !== 'vp_token' || !MODES.includes(response_mode)) throw new RequestRefused('unsupported')
  const isAsking = Array.isArray(asObject(dcql_query)?.credentials)
  if (!isAsking || typeof nonce !== 'string' || nonce === '' || !isAddress(response_uri)) {
    throw new RequestRefused('format')
  }
  // An answer cannot be bound to transactions that we do not know.
  if (request.transaction_data !== undefined) throw new RequestRefused('unsupported')
  return request as PresentationRequest
}

/** Over https, except to this machine, which has no certificate. */
function isAddress(text: unknown): boolean {
  if (typeof text !== 'string' || !URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
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
