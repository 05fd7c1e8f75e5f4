import type { JWK } from 'jose'
import type { Check } from './check.ts'
import type { Loader } from './document-loader.ts'
import { keyOfMethod, readJwk } from './method-key.ts'
import { asList, asObject, type Json } from './read-credential.ts'

/** The public key of a JWT and its known owner, or why it is not available. */
export type FoundKey = { jwk: JWK; issuer: Check; refused?: undefined } | { jwk?: undefined; refused: Check }

type Asked = { header: Json; issuer: string; loader: Loader }

/**
 * Finds the key that a VC-JWT names: in the issuer's DID document; for an issuer that is an https address, at the `kid`
 * on the same origin (a JWK, a set, or a controller document); otherwise the `jwk` of the header, whose owner is
 * unknown.
 */
export async function findJwtKey({ header, issuer, loader }: Asked): Promise<FoundKey> {
  const kid = typeof header.kid === 'string' ? header.kid : undefined
  const embedded = readJwk(header.jwk)
  if (issuer.startsWith('did:')) return findInDidDocument({ issuer, loader, kid, embedded })
  if (kid && originOf(kid) && originOf(kid) === originOf(issuer)) return findAtAddress(kid, loader)
  if (embedded) return { jwk: embedded, issuer: { ok: null, reason: 'keyUnbound' } }
  return { refused: { ok: false, reason: 'keyUnknown' } }
}

type InDid = { issuer: string; loader: Loader; kid: string | undefined; embedded: JWK | undefined }

async function findInDidDocument({ issuer, loader, kid, embedded }: InDid): Promise<FoundKey> {
  const document = await load(issuer, loader)
  if (!document) return { refused: { ok: null, reason: 'issuerUnreachable' } }
  if (document.id !== issuer) return { refused: { ok: false, reason: 'issuerMismatch' } }
  const asserting = asList(document.assertionMethod)
  const methods = [...asList(document.verificationMethod), ...asserting].map(asObject)
  for (const method of methods) {
    const jwk = keyOfMethod(method)
    if (!method || !jwk || method.controller !== issuer) continue
    const id = absolute(issuer, method.id)
    if (kid ? absolute(issuer, kid) !== id : !embedded || !isSame(jwk, embedded)) continue
    const isActive = asserting.some((each) => absolute(issuer, asObject(each)?.id ?? each) === id)
    return isActive ? { jwk, issuer: { ok: true } } : { refused: { ok: false, reason: 'keyNotForBadges' } }
  }
  return { refused: { ok: false, reason: 'keyUnknown' } }
}

async function findAtAddress(kid: string, loader: Loader): Promise<FoundKey> {
  const document = await load(kid.replace(/#.*$/, ''), loader)
  if (!document) return { refused: { ok: null, reason: 'issuerUnreachable' } }
  const fragment = kid.split('#')[1]
  const named = (value: Json | undefined, id: unknown) =>
    value && (id === kid || id === `#${fragment}` || id === fragment)
  const inSet = asList(document.keys)
    .map(asObject)
    .find((key) => named(key, key?.kid))
  const listed = assertingMethods(document).find((method) => named(method, method.id))
  const jwk = readJwk(document) ?? readJwk(inSet) ?? keyOfMethod(listed)
  return jwk ? { jwk, issuer: { ok: true } } : { refused: { ok: false, reason: 'keyUnknown' } }
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
  return a.kty === b.kty && a.x === b.x && a.y === b.y && a.n === b.n && a.e === b.e
}

function absolute(did: string, id: unknown): unknown {
  return typeof id === 'string' && id.startsWith('#') ? did + id : id
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) && url.startsWith('https://') ? new URL(url).origin : undefined
}
