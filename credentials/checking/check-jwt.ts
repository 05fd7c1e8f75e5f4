import type { Loader } from '../contexts/document-loader.ts'
import { findJwtKey } from '../keys/find-jwt-key.ts'
import { algorithmOf, isSignedBy } from '../keys/is-signed-by.ts'
import { asObject, issuerOf, type Json, namedType } from '../read-credential.ts'
import type { VcJwt } from '../signing/vc-jwt.ts'
import type { ProofChecks, SignatureCheck } from './check.ts'

/**
 * Checks the signature of a VC-JWT and the owner of its key (Open Badges 3.0, 8.2.5); claims that contradict the
 * credential beside them make it malformed.
 */
export async function checkJwt(read: VcJwt, { loader, now }: { loader: Loader; now: Date }): Promise<ProofChecks> {
  const issuer = issuerOf(read.credential)
  if (!issuer || !agrees(read, issuer)) return unread({ ok: null, reason: 'malformed' })
  const other = otherJws(read.header)
  const algorithm = algorithmOf(read.header.alg)
  if (other || !algorithm) return unread(other ?? { ok: null, reason: 'malformed' })
  const found = await findJwtKey({ header: read.header, issuer, loader, now })
  if (!found.jwk) return { signature: { ok: null, reason: 'keyMissing' }, issuer: found.refused }
  const isSigned = isSignedBy(found.jwk, { algorithm, ...partsOf(read.jwt) })
  return { signature: isSigned ? { ok: true } : { ok: false, reason: 'altered' }, issuer: found.issuer }
}

/**
 * Why a JWS with this header cannot be read: it has no signature, an algorithm that is not supported, or extensions, of
 * which none is known (RFC 7515, 4.1.11).
 */
export function otherJws({ alg, crit }: Json): SignatureCheck | undefined {
  if (alg === 'none') return { ok: false, reason: 'proofMissing' }
  if (algorithmOf(alg) && crit === undefined) return undefined
  const type = namedType(algorithmOf(alg) ? crit : alg)
  return type ? { ok: null, reason: 'proofUnsupported', type } : { ok: null, reason: 'malformed' }
}

/** The bytes that a compact JWS signs, and its signature. */
export function partsOf(jws: string): { content: Uint8Array; signature: Uint8Array } {
  const end = jws.lastIndexOf('.')
  return { content: Buffer.from(jws.slice(0, end)), signature: Buffer.from(jws.slice(end + 1), 'base64url') }
}

function agrees({ credential, claims }: VcJwt, issuer: string): boolean {
  const says = (claim: unknown, value: unknown) => claim === undefined || value === undefined || claim === value
  const subject = asObject(credential.credentialSubject)?.id
  return says(claims.iss, issuer) && says(claims.jti, credential.id) && says(claims.sub, subject)
}

function unread(signature: SignatureCheck): ProofChecks {
  return { signature, issuer: { ok: null, reason: 'keyUnread' } }
}
