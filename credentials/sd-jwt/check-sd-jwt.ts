import type { JWK } from 'jose'
import { type ProofChecks, type SignatureCheck, worstOf } from '../checking/check.ts'
import { checkContent } from '../checking/check-content.ts'
import { otherJws, partsOf } from '../checking/check-jwt.ts'
import { checkPeriod } from '../checking/check-period.ts'
import type { Checks, Verifying } from '../checking/verify.ts'
import { readingOnce } from '../contexts/document-loader.ts'
import { instantOf } from '../credential.ts'
import { isSignedBy } from '../keys/is-signed-by.ts'
import { issuerOf, namedType } from '../read-credential.ts'
import { checkStatusLists } from '../status/check-status-lists.ts'
import { SD_JWT_TYPE } from './badge-claims.ts'
import { checkTokenStatus } from './check-token-status.ts'
import { findIssuerKey } from './find-issuer-key.ts'
import type { SdJwt } from './read-sd-jwt.ts'

/**
 * Checks a badge as SD-JWT VC like `verifyCredential` does one with an embedded proof; who presents it is left to
 * `checkKeyBinding`. Other algorithms than ES256 and SHA-256 could not be checked.
 */
export async function checkSdJwt(
  read: SdJwt,
  { loader, now, readResource, canonize }: Verifying,
): Promise<{ checks: Checks }> {
  const context = { ...readingOnce(loader), now, canonize }
  const { payload, credential } = read
  const [{ signature, issuer }, ...statuses] = await Promise.all([
    checkSigned(read, context),
    checkTokenStatus(payload, { ...context, findKey: findIssuerKey }),
    ...(credential.credentialStatus === undefined ? [] : [checkStatusLists(credential, context)]),
  ])
  const content = await checkContent(credential, signature.ok ? readResource : undefined)
  const claimed = { validFrom: instantOf(payload.nbf), validUntil: instantOf(payload.exp) }
  const period = worstOf([claimed, credential].map((each) => checkPeriod(each, now)))
  return { checks: { signature, issuer, period, status: worstOf(statuses), ...(content && { content }) } }
}

async function checkSigned(read: SdJwt, { loader, now }: Pick<Verifying, 'loader' | 'now'>): Promise<ProofChecks> {
  const { header, payload, credential } = read
  const issuer = String(payload.iss)
  if (issuerOf(credential) !== payload.iss) return unread({ ok: null, reason: 'malformed' })
  const other = otherJws(header) ?? otherType(read)
  if (other !== undefined) return unread(other)
  const found = await findIssuerKey({ header, issuer, loader, now })
  if (!found.jwk) return { signature: { ok: null, reason: 'keyMissing' }, issuer: found.refused }
  return {
    signature: isSigned(read, found.jwk) ? { ok: true } : { ok: false, reason: 'altered' },
    issuer: found.issuer,
  }
}

/** Why the signature cannot be read: the first of algorithm, type and hash that is another one. */
function otherType({ header, payload }: SdJwt): SignatureCheck | undefined {
  const { _sd_alg: hash = SUPPORTED.hash } = payload
  const found = Object.entries({ alg: header.alg, typ: header.typ, hash })
  const other = found.find(([name, value]) => value !== SUPPORTED[name as keyof typeof SUPPORTED])
  const type = other && namedType(other[1])
  if (!other) return undefined
  return type ? { ok: null, reason: 'proofUnsupported', type } : { ok: null, reason: 'malformed' }
}

const SUPPORTED = { alg: 'ES256', typ: SD_JWT_TYPE, hash: 'sha-256' }

function isSigned({ text, isWhole }: SdJwt, jwk: JWK): boolean {
  const [jws = ''] = text.split('~')
  return isWhole && isSignedBy(jwk, { algorithm: 'ES256', ...partsOf(jws) })
}

function unread(signature: SignatureCheck): ProofChecks {
  return { signature, issuer: { ok: null, reason: 'keyUnread' } }
}
