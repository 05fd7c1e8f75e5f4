import type { IssuerCheck, ProofChecks, SignatureCheck, StatusCheck } from '../checking/check.ts'
import { otherJws, partsOf } from '../checking/check-jwt.ts'
import { algorithmOf, isSignedBy } from '../keys/is-signed-by.ts'
import type { Json } from '../read-credential.ts'
import { checkRevocationList } from './check-revocation-list.ts'
import { findSigningKey } from './find-signing-key.ts'
import type { Assertion } from './read-assertion.ts'
import type { ReadAddress } from './read-documents.ts'
import { resolveIssuer } from './resolve-issuer.ts'

/** A compact JWS, with its header. */
export type Jws = { jws: string; header: Json }
export type SignedChecks = { signature: SignatureCheck; issuer: IssuerCheck; status: StatusCheck }

/** Checks a signed assertion (Open Badges 2.0, "Signed Verification"): signature, owner of the key, and revocation list. */
export async function checkSigned(assertion: Assertion, signed: Jws, read: ReadAddress) {
  const resolved = await resolveIssuer(assertion, read)
  const [{ signature, issuer }, { check: status, why }] = await Promise.all([
    checkSignature(signed, assertion, { resolved, read }),
    checkRevocationList(assertion, resolved, read),
  ])
  const checks: SignedChecks = { signature, issuer, status }
  return { resolved, checks, why: why ?? '' }
}

type Context = { resolved: Awaited<ReturnType<typeof resolveIssuer>>; read: ReadAddress }

async function checkSignature(
  { jws, header }: Jws,
  assertion: Assertion,
  { resolved, read }: Context,
): Promise<ProofChecks> {
  const other = otherJws(header)
  const algorithm = algorithmOf(header.alg)
  if (other || !algorithm) {
    return { signature: other ?? { ok: null, reason: 'malformed' }, issuer: { ok: null, reason: 'keyUnread' } }
  }
  const { jwk, refused } = await findSigningKey(assertion, resolved, read)
  if (!jwk) return { signature: { ok: null, reason: 'keyMissing' }, issuer: refused }
  const isSigned = isSignedBy(jwk, { algorithm, ...partsOf(jws) })
  return { signature: isSigned ? { ok: true } : { ok: false, reason: 'altered' }, issuer: { ok: true } }
}
