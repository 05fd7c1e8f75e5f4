import { createPublicKey, verify } from 'node:crypto'
import type { JWK } from 'jose'
import type { Check } from '../check.ts'
import { checkPeriod } from '../check-period.ts'
import { findJwtKey } from '../find-jwt-key.ts'
import { keyOfJwk } from '../holder-key.ts'
import { CREDENTIAL_MAX_BYTES } from '../not-readable.ts'
import type { Expected } from '../presentations/expected.ts'
import { PresentationRefused } from '../presentations/presentation-refused.ts'
import { asObject, type Json } from '../read-credential.ts'
import { SD_JWT_TYPE } from './badge-claims.ts'
import { checkTokenStatus } from './check-token-status.ts'
import { openSdJwt } from './open-sd-jwt.ts'

/** `claims` are those that were disclosed; `holder` is the did:jwk of the key that the credential is bound to. */
export type CheckedSdJwt = {
  claims: Json
  holder: string
  checks: Record<'signature' | 'issuer' | 'period' | 'status', Check>
}

type Presented = { audience: string[]; nonce: string }
const CLOCK_SKEW_SECONDS = 60
/** The library's own time checks would hide which check failed; nothing is later or earlier than this. */
const NO_TIME = Number.NaN

/**
 * Checks an SD-JWT VC that a holder presents: its key binding for one verifier and nonce, then the issuer's signature over
 * what was disclosed, period and Token Status List. Throws `PresentationRefused` when the presentation proves nothing.
 */
export async function verifySdJwt(
  sdJwt: string,
  { asked, now, loader }: { asked: Presented } & Pick<Expected, 'now' | 'loader'>,
): Promise<CheckedSdJwt> {
  if (sdJwt.length > CREDENTIAL_MAX_BYTES) throw new PresentationRefused('tooLarge')
  const { header, payload, binding } = await readSdJwt(sdJwt)
  assertAsked(binding, asked, now)
  const holder = holderOf(payload)
  const found = await findJwtKey({ header, issuer: String(payload.iss), loader })
  const opened = await open(sdJwt, { jwk: found.jwk, holder, nonce: asked.nonce })
  const isKnown = header.typ === SD_JWT_TYPE && header.alg === 'ES256'
  const signature: Check = !isKnown
    ? { ok: null, reason: 'proofUnsupported' }
    : !found.jwk
      ? found.refused
      : opened.isSigned
        ? { ok: true }
        : { ok: false, reason: 'altered' }
  const { nbf, exp } = payload
  const period = checkPeriod({ validFrom: instantOf(nbf), validUntil: instantOf(exp) }, now)
  const status = await checkTokenStatus(payload, { loader, now })
  const issuer = found.jwk ? found.issuer : found.refused
  return { claims: opened.claims, holder: holder.did, checks: { signature, issuer, period, status } }
}

/** Header and claims that nobody can withhold, and those of the key binding. */
async function readSdJwt(sdJwt: string): Promise<{ header: Json; payload: Json; binding: Json }> {
  const read = await openSdJwt({})
    .decode(sdJwt)
    .catch(() => undefined)
  const [header, payload] = [asObject(read?.jwt?.header), asObject(read?.jwt?.payload)]
  if (!header || !payload) throw new PresentationRefused('format')
  const [kbHeader, binding] = [asObject(read?.kbJwt?.header), asObject(read?.kbJwt?.payload)]
  if (!binding) throw new PresentationRefused('proofMissing')
  if (kbHeader?.alg !== 'ES256' || kbHeader.typ !== 'kb+jwt') throw new PresentationRefused('proofUnsupported')
  return { header, payload, binding }
}

function assertAsked({ aud, nonce, iat }: Json, asked: Presented, now: Date): void {
  if (!asked.audience.includes(String(aud))) throw new PresentationRefused('audience')
  if (nonce !== asked.nonce) throw new PresentationRefused('nonce')
  const seconds = Math.floor(now.getTime() / 1000)
  if (typeof iat !== 'number' || iat > seconds + CLOCK_SKEW_SECONDS) throw new PresentationRefused('expired')
}

function holderOf({ cnf }: Json) {
  try {
    const key = keyOfJwk(asObject(cnf)?.jwk)
    if (key.algorithm === 'ES256') return key
  } catch {
    // Refused below: no key that could have signed the binding.
  }
  throw new PresentationRefused('key')
}

type Keys = { jwk: JWK | undefined; holder: ReturnType<typeof keyOfJwk>; nonce: string }

/** The disclosed claims, if the key binding is the holder's and covers exactly them; and whether the issuer signed them. */
async function open(sdJwt: string, { jwk, holder, nonce }: Keys): Promise<{ claims: Json; isSigned: boolean }> {
  let isSigned = false
  const library = openSdJwt({
    verifier: (content, signature) => {
      isSigned = jwk !== undefined && isSignedBy(createPublicKey({ key: jwk, format: 'jwk' }), content, signature)
      return true
    },
    kbVerifier: (content, signature) => isSignedBy(holder.key, content, signature),
  })
  try {
    const { payload } = await library.verify(sdJwt, { keyBindingNonce: nonce, currentDate: NO_TIME })
    return { claims: asObject(payload) ?? {}, isSigned }
  } catch {
    throw new PresentationRefused('altered')
  }
}

function isSignedBy(key: ReturnType<typeof createPublicKey>, content: string, signature: string): boolean {
  try {
    const bytes = Buffer.from(signature, 'base64url')
    return verify('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }, bytes)
  } catch {
    return false
  }
}

/** Seconds since 1970 as a credential writes an instant; other values make it malformed. */
function instantOf(seconds: unknown): unknown {
  const isDate = typeof seconds === 'number' && Math.abs(seconds) < 1e11
  return isDate ? new Date(seconds * 1000).toISOString() : seconds
}
