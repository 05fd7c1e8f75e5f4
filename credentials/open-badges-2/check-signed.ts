import { compactVerify, importJWK, type JWK } from 'jose'
import type { IssuerCheck, SignatureCheck, StatusCheck } from '../checking/check.ts'
import { type Json, namedType } from '../read-credential.ts'
import { checkRevocationList } from './check-revocation-list.ts'
import { findSigningKey } from './find-signing-key.ts'
import type { Assertion } from './read-assertion.ts'
import type { ReadAddress } from './read-documents.ts'
import { resolveIssuer } from './resolve-issuer.ts'

/** A compact JWS, with its header. */
export type Jws = { jws: string; header: Json }
export type SignedChecks = { signature: SignatureCheck; issuer: IssuerCheck; status: StatusCheck }

/** Each algorithm has one type of key. */
const ALGORITHMS: Record<string, string> = {
  RS256: 'RSA',
  PS256: 'RSA',
  ES256: 'EC',
  ES384: 'EC',
  EdDSA: 'OKP',
  Ed25519: 'OKP',
}

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

async function checkSignature({ jws, header }: Jws, assertion: Assertion, { resolved, read }: Context) {
  const unread: IssuerCheck = { ok: null, reason: 'keyUnread' }
  if (header.alg === 'none') return checksOf({ ok: false, reason: 'proofMissing' }, unread)
  const type = namedType(header.alg)
  if (!type) return checksOf({ ok: null, reason: 'malformed' }, unread)
  const kty = Object.hasOwn(ALGORITHMS, type) ? ALGORITHMS[type] : undefined
  if (!kty) return checksOf({ ok: null, reason: 'proofUnsupported', type }, unread)
  const { jwk, refused } = await findSigningKey(assertion, resolved, read)
  if (!jwk) return checksOf({ ok: null, reason: 'keyMissing' }, refused)
  const isSigned = jwk.kty === kty && (await isSignedBy(jwk, jws, type))
  return checksOf(isSigned ? { ok: true } : { ok: false, reason: 'altered' }, { ok: true })
}

function checksOf(signature: SignatureCheck, issuer: IssuerCheck) {
  return { signature, issuer }
}

async function isSignedBy(jwk: JWK, jws: string, alg: string): Promise<boolean> {
  try {
    await compactVerify(jws, await importJWK(jwk, alg), { algorithms: [alg] })
    return true
  } catch {
    return false
  }
}
