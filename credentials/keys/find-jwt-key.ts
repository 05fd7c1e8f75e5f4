import type { JWK } from 'jose'
import type { IssuerCheck } from '../checking/check.ts'
import type { Loader } from '../contexts/document-loader.ts'
import { asList, asObject, type Json, readInstant } from '../read-credential.ts'
import { isForSignatures, keyOfMethod, readJwk } from './method-key.ts'

/** The public key of a JWT and its known owner, or why it is not available. */
export type FoundKey = { jwk: JWK; issuer: IssuerCheck; refused?: undefined } | { jwk?: undefined; refused: Refused }
type Refused = Exclude<IssuerCheck, { ok: true }>

/** `now` decides whether a key has ended. */
type Asked = { header: Json; issuer: string; loader: Loader; now: Date }

/**
 * Finds the key that a VC-JWT names: in the issuer's DID document, by a `kid` that may be a fragment only, and without one,
 * or with the DID alone, as its only key; for an issuer that is an https address, at the `kid` on the same origin (a JWK, a
 * set, or a controller document); otherwise the `jwk` of the header, whose owner is unknown.
 */
export async function findJwtKey({ header, issuer, loader, now }: Asked): Promise<FoundKey> {
  const kid = typeof header.kid === 'string' ? header.kid : undefined
  const embedded = readJwk(header.jwk)
  if (issuer.startsWith('did:')) return findInDidDocument({ issuer, loader, now, kid, embedded })
  if (kid && originOf(kid) && originOf(kid) === originOf(issuer)) return findAtAddress({ kid, issuer, loader, now })
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

type InDid = Omit<Asked, 'header'> & { kid: string | undefined; embedded: JWK | undefined }

async function findInDidDocument({ issuer, loader, now, kid, embedded }: InDid): Promise<FoundKey> {
  const { document, refused } = await readDidDocument(issuer, loader)
  if (refused) return { refused }
  const listed = listedMethods(document, issuer)
  const named = kid === undefined || kid === issuer ? undefined : absolute(issuer, kid)
  if (named !== undefined) return chosenOf(listed.filter(({ id }) => id === named).map(withKey), { issuer, now })
  // Each costs a point on a curve.
  if (listed.length > KEYS_MAX) return { refused: KEY_UNREAD }
  if (embedded && kid === undefined) {
    const same = listed.map(withKey).filter(({ jwk }) => jwk && isSame(jwk, embedded))
    return chosenOf(same, { issuer, now })
  }
  // Without a name the key must be the only one that may assert.
  const active = listed.filter(({ isActive }) => isActive).map(withKey)
  const [first] = active.flatMap(({ jwk }) => jwk ?? [])
  const isOnly = first && active.every(({ jwk }) => jwk && isSame(jwk, first))
  return first && !isOnly ? { refused: KEY_UNREAD } : chosenOf(active, { issuer, now })
}

const KEY_UNKNOWN: Refused = { ok: false, reason: 'keyUnknown' }
/** It may be any of several. */
const KEY_UNREAD: Refused = { ok: null, reason: 'keyUnread' }
const KEY_UNSUPPORTED: Refused = { ok: null, reason: 'keyUnsupported' }
const NOT_FOR_BADGES: Refused = { ok: false, reason: 'keyNotForBadges' }
/** More than an issuer has where nothing names one of them. */
const KEYS_MAX = 50

type ListedMethod = { id: unknown; method: Json; isActive: boolean }
type ListedKey = ListedMethod & { jwk: JWK | undefined }

/** The methods that a DID document lists for its own DID, and those that do not say whose they are. */
function listedMethods(document: Json, did: string): ListedMethod[] {
  const asserting = asList(document.assertionMethod)
  const active = new Set(asserting.map((each) => absolute(did, asObject(each)?.id ?? each)))
  return [...asList(document.verificationMethod), ...asserting]
    .map(asObject)
    .filter((method) => method !== undefined)
    .filter(({ controller }) => controller === did || controller === undefined)
    .map((method) => ({ method, id: absolute(did, method.id), isActive: active.has(absolute(did, method.id)) }))
}

/** `jwk` is undefined for a key in a form that is not supported, and for one that does not say whose it is. */
function withKey(listed: ListedMethod): ListedKey {
  return { ...listed, jwk: listed.method.controller === undefined ? undefined : keyOfMethod(listed.method) }
}

function chosenOf(found: ListedKey[], { issuer, now }: { issuer: string; now: Date }): FoundKey {
  const first = found.find(({ jwk }) => jwk)
  if (!first?.jwk) return { refused: found.length > 0 ? KEY_UNSUPPORTED : KEY_UNKNOWN }
  const refused = first.isActive ? endOf(first.method, now) : NOT_FOR_BADGES
  if (refused) return { refused }
  return { jwk: first.jwk, issuer: OWN_KEY.test(issuer) ? { ok: true, reason: 'ownKey' } : { ok: true } }
}

/** Why a method counts no more: it was revoked, or has expired (Controlled Identifiers 1.0, 2.2). */
function endOf({ revoked, expires }: Json, now: Date): Refused | undefined {
  const ends = [revoked, expires].map((end) => readInstant(end ?? undefined))
  if (ends.some((end) => end !== undefined && end <= now.getTime())) return NOT_FOR_BADGES
  return ends.some(Number.isNaN) ? KEY_UNSUPPORTED : undefined
}

type AtAddress = Omit<Asked, 'header'> & { kid: string }

async function findAtAddress({ kid, issuer, loader, now }: AtAddress): Promise<FoundKey> {
  const address = kid.replace(/#.*$/, '')
  const document = await load(address, loader)
  if (!document) return { refused: { ok: null, reason: 'issuerUnreachable' } }
  const fragment = kid.split('#')[1]
  const named = (value: Json | undefined, id: unknown) =>
    value && (id === kid || (fragment !== undefined && (id === `#${fragment}` || id === fragment)))
  const keys = asList(document.keys).map(asObject)
  const unnamed = keys.filter((key) => key && key.kid === undefined)
  const only = fragment === undefined && keys.length === 1 ? unnamed[0] : undefined
  const inSet = keys.find((key) => named(key, key?.kid)) ?? only
  const methods = asList(document.verificationMethod).map(asObject)
  const asserting = assertingMethods(document)
  const listed = [...asserting, ...methods].find((method) => named(method, method?.id))
  const jwk = readJwk(document) ?? readJwk(inSet) ?? keyOfMethod(listed)
  const key = document.kty ? document : (inSet ?? asObject(listed?.publicKeyJwk))
  if (key && !isForSignatures(key)) return { refused: NOT_FOR_BADGES }
  if (!jwk && !key && !listed && unnamed.length > 0) return { refused: KEY_UNREAD }
  if (!jwk) return { refused: key || listed ? KEY_UNSUPPORTED : KEY_UNKNOWN }
  if (!listed) return { jwk, issuer: { ok: true } }
  if (!isOwn({ document, method: listed }, [address, issuer]))
    return { refused: { ok: false, reason: 'issuerMismatch' } }
  const refused = asserting.includes(listed) ? endOf(listed, now) : NOT_FOR_BADGES
  return refused ? { refused } : { jwk, issuer: { ok: true } }
}

/**
 * Whether a method is that of the page or of the issuer: a copy of somebody else's document on the same origin says nothing
 * about the issuer. Where neither says whose it is, its place does, as for a bare key.
 */
function isOwn({ document, method }: { document: Json; method: Json }, owners: unknown[]): boolean {
  const said = [document.id, method.controller].filter((owner) => owner !== undefined)
  return said.length === 0 || said.some((owner) => owners.includes(owner))
}

/** The methods of a controller document that may assert. */
function assertingMethods({ id, verificationMethod, assertionMethod }: Json): Json[] {
  const whole = (named: unknown) => absolute(typeof id === 'string' ? id : '', named)
  const asserting = asList(assertionMethod)
  const ids = new Set(asserting.map(whole))
  const listed = asList(verificationMethod).filter((method) => ids.has(whole(asObject(method)?.id)))
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
