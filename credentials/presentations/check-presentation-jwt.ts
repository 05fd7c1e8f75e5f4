import { asList, type Json } from '../read-credential.ts'
import { ProofRefused, type ProvenDid, proveKey } from '../wallet-signatures/verify-holder-proof.ts'
import type { Expected } from './expected.ts'
import { PresentationRefused } from './presentation-refused.ts'
import type { ReadEnvelope } from './read-presentation.ts'
import { PRESENTATION_JWT_TYPE } from './sign-presentation-jwt.ts'

const CLOCK_SKEW_SECONDS = 60
/** A proof of a key for another purpose is a JWT as well, and proves no presentation. */
const TYPES: unknown[] = [PRESENTATION_JWT_TYPE, 'vp+ld+jwt', 'JWT', undefined]
const REASONS = { alg: 'proofUnsupported', signature: 'altered' } as const

type ReadJwt = Extract<ReadEnvelope, { form: 'jwt' }>

/** Checks a presentation as JWT and returns the DID whose key signed it. Throws `PresentationRefused`. */
export function checkPresentationJwt(
  { header, payload, signed, signature }: ReadJwt,
  { asked, now }: Pick<Expected, 'asked' | 'now'>,
): ProvenDid {
  if (String(header.alg).toLowerCase() === 'none') throw new PresentationRefused('proofMissing')
  if (!TYPES.includes(header.typ) || 'crit' in header || 'x5c' in header) throw new PresentationRefused('format')
  const proven = prove(withKey(header, payload.iss), Buffer.from(signed), signature)
  if (payload.iss !== undefined && payload.iss !== proven.did && payload.iss !== proven.account) {
    throw new PresentationRefused('holder')
  }
  const seconds = Math.floor(now.getTime() / 1000)
  if (!hasBegun(payload, seconds)) throw new PresentationRefused('expired')
  if (!asked) return proven
  const audiences = asList(payload.aud)
  if (audiences.length !== 1 || !asked.audience.includes(String(audiences[0])))
    throw new PresentationRefused('audience')
  if (payload.nonce !== asked.nonce) throw new PresentationRefused('nonce')
  const { exp } = payload
  if (exp !== undefined && !(typeof exp === 'number' && exp > seconds)) throw new PresentationRefused('expired')
  return proven
}

/** The `kid` may be a fragment of the issuer, or absent. */
function withKey(header: Json, issuer: unknown): Json {
  const { kid, jwk } = header
  if (jwk !== undefined) return header
  if (kid === undefined) return { ...header, kid: issuer }
  return typeof kid === 'string' && kid.startsWith('#') ? { ...header, kid: `${issuer}${kid}` } : header
}

function prove(header: Json, content: Uint8Array, signature: Uint8Array): ProvenDid {
  try {
    return proveKey(header, content, signature)
  } catch (error) {
    if (!(error instanceof ProofRefused)) throw error
    throw new PresentationRefused(REASONS[error.reason as keyof typeof REASONS] ?? 'key')
  }
}

function hasBegun({ iat, nbf }: Json, seconds: number): boolean {
  const starts = [iat, nbf].filter((time) => time !== undefined)
  return starts.every((time) => typeof time === 'number' && time <= seconds + CLOCK_SKEW_SECONDS)
}
