import { compactVerify, importJWK } from 'jose'
import type { Loader } from '../contexts/document-loader.ts'
import { findJwtKey } from '../keys/find-jwt-key.ts'
import { asList, asObject, issuerOf, type Json } from '../read-credential.ts'
import { readVcJwt, type VcJwt } from '../signing/vc-jwt.ts'
import { DOMAIN_LINKAGE } from './domain-linkage.ts'

/**
 * Why an origin does not prove a DID: the file is none, it names other DIDs only, another origin, a time that is over or
 * to come, or a key that did not sign it.
 */
export type LinkageFault = 'malformed' | 'otherDid' | 'otherOrigin' | 'expired' | 'signature'

type Checking = { did: string; origin: string; now: Date; loader: Loader }

/** Of several credentials the one that came furthest says what is wrong. */
const FAULTS: LinkageFault[] = ['otherDid', 'otherOrigin', 'expired', 'signature']
/** A file names a few DIDs; more is likely an attack. */
const CREDENTIALS_MAX = 20
const ALGORITHMS: Record<string, string> = { ES256: 'EC', RS256: 'RSA', EdDSA: 'OKP', Ed25519: 'OKP' }

/**
 * Checks the DID configuration that an origin serves against one DID (DIF Well Known DID Configuration, "DID
 * Configuration Resource Verification"); undefined when it proves that both belong together. Credentials with embedded
 * proofs are passed over: the JWT form is the one that every implementation reads.
 */
export async function checkDidConfiguration(file: unknown, checking: Checking): Promise<LinkageFault | undefined> {
  const linked = asObject(file)?.linked_dids
  if (!Array.isArray(linked) || linked.length === 0 || linked.length > CREDENTIALS_MAX) return 'malformed'
  const faults: LinkageFault[] = []
  for (const each of linked) {
    const read = typeof each === 'string' ? readVcJwt(each) : undefined
    if (!read) continue
    const fault = await checkLinkage(read, checking)
    if (!fault) return undefined
    faults.push(fault)
  }
  return FAULTS.findLast((fault) => faults.includes(fault)) ?? 'malformed'
}

async function checkLinkage(read: VcJwt, { did, origin, now, loader }: Checking): Promise<LinkageFault | undefined> {
  const { claims, credential } = read
  const subject = asObject(credential.credentialSubject)
  const isOfDid = [claims.iss, claims.sub, subject?.id].every((each) => each === did)
  if (!isOfDid || (issuerOf(credential) ?? did) !== did || !isLinkage(credential)) return 'otherDid'
  if (!isSameOrigin(subject?.origin, origin)) return 'otherOrigin'
  if (!isInTime(read, now)) return 'expired'
  return (await isSignedBy(read, { did, now, loader })) ? undefined : 'signature'
}

function isLinkage({ type }: Json): boolean {
  return asList(type).includes(DOMAIN_LINKAGE)
}

function isSameOrigin(said: unknown, origin: string): boolean {
  return typeof said === 'string' && URL.canParse(said) && new URL(said).origin === origin
}

/** The end is required (the credential "MUST have an expirationDate"), in the claims or beside them. */
function isInTime({ claims, credential }: VcJwt, now: Date): boolean {
  const ofClaim = (seconds: unknown) => (typeof seconds === 'number' ? seconds * 1000 : undefined)
  const ofText = (text: unknown) => (typeof text === 'string' ? Date.parse(text) : undefined)
  const ends = [ofClaim(claims.exp), ofText(credential.expirationDate)].filter((end) => end !== undefined)
  const starts = [ofClaim(claims.nbf), ofText(credential.issuanceDate)].filter((start) => start !== undefined)
  // A clock may be a minute behind the one that wrote the file.
  return (
    ends.length > 0 &&
    ends.every((end) => end > now.getTime()) &&
    starts.every((start) => start <= now.getTime() + CLOCK_SKEW_MS)
  )
}

const CLOCK_SKEW_MS = 60_000

async function isSignedBy({ jwt, header }: VcJwt, { did, now, loader }: Omit<Checking, 'origin'>): Promise<boolean> {
  const alg = String(header.alg)
  const kty = Object.hasOwn(ALGORITHMS, alg) ? ALGORITHMS[alg] : undefined
  // Without a `kid` the key would be one of the file's own choosing.
  if (!kty || typeof header.kid !== 'string') return false
  const found = await findJwtKey({ header, issuer: did, loader, now })
  if (!found.jwk || found.jwk.kty !== kty) return false
  try {
    await compactVerify(jwt, await importJWK(found.jwk, alg), { algorithms: [alg] })
    return true
  } catch {
    return false
  }
}
