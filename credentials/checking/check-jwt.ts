import { compactVerify, importJWK } from 'jose'
import type { Loader } from '../contexts/document-loader.ts'
import { type FoundKey, findJwtKey } from '../keys/find-jwt-key.ts'
import { asObject, issuerOf, namedType } from '../read-credential.ts'
import type { VcJwt } from '../signing/vc-jwt.ts'
import type { IssuerCheck, SignatureCheck } from './check.ts'

const ALGORITHMS: Record<string, string> = { ES256: 'EC', RS256: 'RSA', EdDSA: 'OKP', Ed25519: 'OKP' }

/**
 * Checks the signature of a VC-JWT and the owner of its key (Open Badges 3.0, 8.2.5); claims that contradict the
 * credential beside them make it malformed.
 */
export async function checkJwt(
  read: VcJwt,
  loader: Loader,
): Promise<{ signature: SignatureCheck; issuer: IssuerCheck }> {
  const issuer = issuerOf(read.credential)
  if (!issuer || !agrees(read, issuer)) return unread({ ok: null, reason: 'malformed' })
  const alg = String(read.header.alg)
  if (alg === 'none') return unread({ ok: false, reason: 'proofMissing' })
  const kty = Object.hasOwn(ALGORITHMS, alg) ? ALGORITHMS[alg] : undefined
  const type = namedType(read.header.alg)
  if (!type) return unread({ ok: null, reason: 'malformed' })
  if (!kty) return unread({ ok: null, reason: 'proofUnsupported', type })
  const found = await findJwtKey({ header: read.header, issuer, loader })
  if (!found.jwk) return { signature: { ok: null, reason: 'keyMissing' }, issuer: found.refused }
  const isSigned = found.jwk.kty === kty && (await isSignedBy(found, read.jwt, alg))
  return { signature: isSigned ? { ok: true } : { ok: false, reason: 'altered' }, issuer: found.issuer }
}

async function isSignedBy({ jwk }: FoundKey & { refused?: undefined }, jwt: string, alg: string): Promise<boolean> {
  try {
    await compactVerify(jwt, await importJWK(jwk, alg), { algorithms: [alg] })
    return true
  } catch {
    return false
  }
}

function agrees({ credential, claims }: VcJwt, issuer: string): boolean {
  const says = (claim: unknown, value: unknown) => claim === undefined || value === undefined || claim === value
  const subject = asObject(credential.credentialSubject)?.id
  return says(claims.iss, issuer) && says(claims.jti, credential.id) && says(claims.sub, subject)
}

function unread(signature: SignatureCheck): { signature: SignatureCheck; issuer: IssuerCheck } {
  return { signature, issuer: { ok: null, reason: 'keyUnread' } }
}
