import type { JWK } from 'jose'
import type { IssuerCheck } from '../checking/check.ts'
import type { Loader } from '../contexts/document-loader.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { isForSignatures, keyOfMethod, readJwk } from './method-key.ts'

/** The public key of a JWT and its known owner, or why it is not available. */
export type FoundKey = { jwk: JWK; issuer: IssuerCheck; refused?: undefined } | { jwk?: undefined; refused: Refused }
type Refused = Exclude<IssuerCheck, { ok: true }>

type Asked = { header: Json; issuer: string; loader: Loader }

/**
 * Finds the key that a VC-JWT names: in the issuer's DID document, by a `kid` that may be a fragment only, and without one,
 * or with the DID alone, as its only key; for an issuer that is an https address, at the `kid` on the same origin (a JWK, a
 * set, or a controller document); otherwise the `jwk` of the header, whose owner is unknown.
 */
export async function findJwtKey({ header, issuer, loader }: Asked): Promise<FoundKey> {
  const kid = typeof header.kid === 'string' ? header.kid : undefined
  const embedded = readJwk(header.jwk)
  if (issuer.startsWith('did:')) return findInDidDocument({ issuer, loader, kid, embedded })
  if (kid && originOf(kid) && originOf(kid) === originOf(issuer)) return findAtAddress(kid, loader)
  const unbound = { ok: null, reason: 'keyUnbound' } as const
  return embedded ? { jwk: embedded, issuer: unbound } : { refused: unbound }
}

/** Methods whose documents can be read, and those whose identifier is the key itself. */
const DID_METHODS = ['key', 'jwk', 'web']
const OWN_KEY = /^did:(key|jwk):/

/** The document of a DID, or why it cannot be used as the issuer's. */
export async function readDidDocument(
  did: string,
  loader: Loader,
): Promise<{ document: Json; refused?: undefined } | { document?: undefined; refused: Refused }> {
  const document = await load(did, loader)
  if (document) return document.id === did ? { document } : { refused: { ok: false, reason: 'issuerMismatch' } }
  if (OWN_KEY.test(did)) return { refused: { ok: null, reason: 'keyUnsupported' } }
  const isSupported = DID_METHODS.includes(did.split(':')[1] ?? '')
  return { refused: { ok: null, reason: isSupported ? 'issuerUnreachable' : 'methodUnsupported' } }
}

type InDid = { issuer: string; loader: Loader; kid: string | undefined; embedded: JWK | undefined }

async function findInDidDocument({ issuer, loader, kid, embedded }: InDid): Promise<FoundKey> {
  const { document, refused } = await readDidDocument(issuer, loader)
  if (refused) return { refused }
  const listed = listedKeys(document, issuer)
  const named = kid === undefined || kid === issuer ? undefined : absolute(issuer, kid)
  const matching = listed.filter(({ id, jwk }) => {
    if (named !== undefined) return id === named
    return !embedded || kid !== undefined || (jwk && isSame(jwk, embedded))
  })
  // Without a name the key must be the only one that may assert.
  const isNamed = named !== undefined || (embedded && kid === undefined)
  const found = isNamed ? matching : matching.filter(({ isActive }) => isActive)
  const [first] = found.filter(({ jwk }) => jwk)
  if (!first?.jwk) return { refused: found.length > 0 ? KEY_UNSUPPORTED : KEY_UNKNOWN }
  if (!isNamed && found.some(({ jwk }) => !jwk || !isSame(jwk, first.jwk as JWK))) {
    return { refused: KEY_UNREAD }
  }
  if (!first.isActive) return { refused: { ok: false, reason: 'keyNotForBadges' } }
  return { jwk: first.jwk, issuer: OWN_KEY.test(issuer) ? { ok: true, reason: 'ownKey' } : { ok: true } }
}

const KEY_UNKNOWN: Refused = { ok: false, reason: 'keyUnknown' }
/** It may be any of several. */
const KEY_UNREAD: Refused = { ok: null, reason: 'keyUnread' }
const KEY_UNSUPPORTED: Refused = { ok: null, reason: 'keyUnsupported' }

type ListedKey = { id: unknown; jwk: JWK | undefined; isActive: boolean }

/** The keys that a DID document lists for its own DID; `jwk` is undefined for one in a form that is not supported. */
function listedKeys(document: Json, did: string): ListedKey[] {
  const asserting = asList(document.assertionMethod)
  const active = asserting.map((each) => absolute(did, asObject(each)?.id ?? each))
  return [...asList(document.verificationMethod), ...asserting]
    .map(asObject)
    .filter((method) => method !== undefined && method.controller === did)
    .map((method) => {
      const id = absolute(did, method?.id)
      return { id, jwk: keyOfMethod(method), isActive: active.includes(id) }
    })
}

async function findAtAddress(kid: string, loader: Loader): Promise<FoundKey> {
  const document = await load(kid.replace(/#.*$/, ''), loader)
  if (!document) return { refused: { ok: null, reason: 'issuerUnreachable' } }
  const fragment = kid.split('#')[1]
  const named = (value: Json | undefined, id: unknown) =>
    value && (id === kid || (fragment !== undefined && (id === `#${fragment}` || id === fragment)))
  const keys = asList(document.keys).map(asObject)
  const unnamed = keys.filter((key) => key && key.kid === undefined)
  const only = fragment === undefined && keys.length === 1 ? unnamed[0] : undefined
  const inSet = keys.find((key) => named(key, key?.kid)) ?? only
  const methods = asList(document.verificationMethod).map(asObject)
  const listed = [...assertingMethods(document), ...methods].find((method) => named(method, method?.id))
  const jwk = readJwk(document) ?? readJwk(inSet) ?? keyOfMethod(listed)
  const key = document.kty ? document : (inSet ?? asObject(listed?.publicKeyJwk))
  if (key && !isForSignatures(key)) return { refused: { ok: false, reason: 'keyNotForBadges' } }
  if (!jwk && !key && !listed && unnamed.length > 0) return { refused: KEY_UNREAD }
  if (!jwk) return { refused: key || listed ? KEY_UNSUPPORTED : KEY_UNKNOWN }
  if (listed && !assertingMethods(document).includes(listed)) {
    return { refused: { ok: false, reason: 'keyNotForBadges' } }
  }
  return { jwk, issuer: { ok: true } }
}

/** The methods of a controller document that may assert. */
function assertingMethods({ id, verificationMethod, assertionMethod }: Json): Json[] {
  const whole = (named: unknown) => absolute(typeof id === 'string' ? id : '', named)
  const asserting = asList(assertionMethod)
  const ids = asserting.map(whole)
  const listed = asList(verificationMethod).filter((method) => ids.includes(whole(asObject(method)?.id)))
  return [...listed, ...asserting].map(asObject).filter((method) => method !== undefined)
}

async function load(url: string, loader: Loader): Promise<Json | undefined> {
  return asObject((await loader(url).catch(() => undefined))?.document)
}

function isSame(a: JWK, b: JWK): boolean {
  return a.kty === b.kty && a.crv === b.crv && a.x === b.x && a.y === b.y && a.n === b.n && a.e === b.e
}

/** An id of a DID document in full; also a name without its DID and `#`, as some issuers write a `kid`. */
function absolute(did: string, id: unknown): unknown {
  if (typeof id !== 'string' || id.includes(':')) return id
  return id.startsWith('#') ? did + id : `${did}#${id}`
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) && url.startsWith('https://') ? new URL(url).origin : undefined
}
